import { statfs } from 'node:fs/promises'

/** How much of a volume uploads must leave free: bytes, or a share of the volume from 0 to 1. */
export type DiskReserve = { bytes: number } | { share: number }

export interface Volume {
  size: number
  free: number
}

/** With `reserve`, uploads are refused and everything else works. With `full`, nothing can be written. */
export type SpaceState = 'ok' | 'reserve' | 'full'

export interface DiskSpace {
  /** Checks that this many bytes can be stored without using the reserve. */
  hasRoomFor(bytes: number): Promise<boolean>
  /** Remembers for a minute that a write failed for lack of space, on this machine or another. */
  noteFull(): void
  state(): Promise<SpaceState>
}

interface Options {
  /** Folders whose volumes are watched. */
  folders: readonly string[]
  /** Defaults to 5 % of the volume, at least 64 MB and at most 512 MB. */
  reserve?: DiskReserve | undefined
  now?: () => number
  readVolume?: (folder: string) => Promise<Volume | undefined>
}

const megabyte = 1024 * 1024
const minute = 60_000

/** Keeps uploads from filling the volumes that the database and the rest of the server write to. */
export const watchDiskSpace = ({
  folders,
  reserve,
  now = Date.now,
  readVolume = readVolumeOf,
}: Options): DiskSpace => {
  let fullSince = Number.NEGATIVE_INFINITY

  const volumes = async () =>
    (await Promise.all(folders.map(readVolume))).filter(volume => volume !== undefined)

  return {
    hasRoomFor: async bytes =>
      (await volumes()).every(({ size, free }) => free - bytes >= reservedBytes(size, reserve)),
    noteFull: () => {
      fullSince = now()
    },
    state: async () => {
      const found = await volumes()
      if (now() - fullSince < minute || found.some(({ free }) => free < megabyte)) return 'full'
      return found.some(({ size, free }) => free < reservedBytes(size, reserve)) ? 'reserve' : 'ok'
    },
  }
}

export const reservedBytes = (size: number, reserve: DiskReserve | undefined): number => {
  if (!reserve) return Math.min(Math.max(size * 0.05, 64 * megabyte), 512 * megabyte)
  return 'bytes' in reserve ? reserve.bytes : size * reserve.share
}

/** True for errors of the file system or of PostgreSQL that mean no space is left. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code))

/** Nothing for a volume that does not report its free space, which is not limited. */
export const readVolumeOf = async (folder: string): Promise<Volume | undefined> => {
  try {
    const { bsize, blocks, bavail } = await statfs(folder)
    return blocks > 0 ? { size: blocks * bsize, free: bavail * bsize } : undefined
  } catch {
    return undefined
  }
}
