import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { timestamp } from './fields.ts'

export const backupStates = ['waiting', 'running', 'success', 'failed'] as const

/** A backup that the schedule or someone asked for. */
export const backupRun = z.object({
  id: z.int(),
  state: z.enum(backupStates),
  requestedAt: timestamp,
  beganAt: z.nullable(timestamp),
  finishedAt: z.nullable(timestamp),
  /** The name of the file; null while it waits. */
  name: z.nullable(z.string()),
  /** In bytes; null unless it succeeded. */
  size: z.nullable(z.int()),
  /** Files whose content was missing in the storage. */
  missing: z.int(),
  /** False unless it succeeded and no newer one of its day and week has replaced it. */
  isKept: z.boolean(),
  /** Why it failed; "" otherwise. */
  failure: z.string(),
})
export type BackupRun = z.output<typeof backupRun>

export const backupsState = z.object({
  /** The folder or bucket; null when none is configured, and backups are made by command only. */
  location: z.nullable(z.string()),
  isEncrypted: z.boolean(),
  /** The newest backup of each of so many days and weeks is kept; null without a location. */
  retention: z.nullable(z.object({ days: z.int(), weeks: z.int() })),
  /** When the next backup is due; null without a location. */
  nextAt: z.nullable(timestamp),
  lastSuccess: z.nullable(backupRun),
  /** The latest ones, newest first. */
  runs: z.array(backupRun),
})
export type BackupsState = z.output<typeof backupsState>

/** Scheduled backups of database and files. */
export const backups = {
  state: defineCall({
    method: 'GET',
    path: '/backups',
    summary: 'Get the state of the scheduled backups, with the latest ones',
    access: { permission: 'manage-settings' },
    response: backupsState,
  }),
  create: defineCall({
    method: 'POST',
    path: '/backups',
    summary: 'Start a backup now, unless one is being made; notFound when no location is configured',
    access: { permission: 'manage-settings' },
    body: z.strictObject({}),
    response: backupsState,
    errors: ['notFound'],
  }),
}
