import { socketPort } from './socket-folder.ts'

/** Settings passed at each start instead of being stored in the data folder, so that a new release can change them. */
export function serverSettings(socketFolder: string, replaced: Readonly<Record<string, string>>): string[] {
  const settings = {
    listen_addresses: '',
    port: socketPort,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: 60,
    // Keeps fewer spare log segments, so that a start on a full volume needs little space.
    min_wal_size: '32MB',
    fsync: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Only logs the state of the server itself: statements and key values may contain personal data, the application
    // logs its own errors, and the log stays small.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...replaced,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
