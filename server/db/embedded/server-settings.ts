import { socketPort } from './socket-folder.ts'

/** Settings given at each start rather than written into the data folder, so that a new release can change them. */
export function serverSettings(socketFolder: string): string[] {
  const settings = {
    listen_addresses: '',
    port: socketPort,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: 60,
    // Fewer spare segments of the log are kept, so that a start on a full volume needs little.
    min_wal_size: '32MB',
    fsync: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The server's own fate only: a statement or a key value in a message may be someone's personal data, the
    // application logs its refusals itself, and so the log stays small.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
