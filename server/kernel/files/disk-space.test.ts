import { describe, expect, test } from 'vitest'
import { isOutOfSpace, reservedBytes, type Volume, watchDiskSpace } from './disk-space.ts'

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3

describe('the reserve of a volume', () => {
  test.each([
    ['a large volume', 2_000 * gigabyte, 512 * megabyte],
    ['a small volume', 5 * gigabyte, 256 * megabyte],
    ['a tiny volume', 0.5 * gigabyte, 64 * megabyte],
  ])('has a default for %s', (_, size, bytes) => {
    expect(reservedBytes(size, undefined)).toBe(bytes)
  })

  test('is what the setting says', () => {
    expect(reservedBytes(10 * gigabyte, { bytes: 1_000 })).toBe(1_000)
    expect(reservedBytes(10 * gigabyte, { share: 0.1 })).toBe(gigabyte)
  })
})

describe('the space on disk', () => {
  const watch = (volumes: Record<string, Volume | undefined>, now = () => 0) =>
    watchDiskSpace({
      folders: Object.keys(volumes),
      reserve: { bytes: 100 * megabyte },
      readVolume: async folder => volumes[folder],
      now,
    })
  const volume = (megabytes: number) => ({ size: gigabyte, free: megabytes * megabyte })

  test('has room for bytes that leave the reserve of every volume free', async () => {
    const disk = watch({ data: volume(500), media: volume(110) })
    expect(await disk.hasRoomFor(10 * megabyte)).toBe(true)
    expect(await disk.hasRoomFor(10 * megabyte + 1)).toBe(false)
    expect(await watch({ network: undefined }).hasRoomFor(gigabyte)).toBe(true)
  })

  test('depends on the volume with the least space', async () => {
    expect(await watch({ data: volume(500), media: volume(100) }).state()).toBe('ok')
    expect(await watch({ data: volume(500), media: volume(99) }).state()).toBe('reserve')
    expect(await watch({ data: volume(0), media: volume(500) }).state()).toBe('full')
  })

  test('counts as full for a minute after a failed write, on any volume', async () => {
    let time = 0
    const disk = watch({ data: volume(500) }, () => time)
    disk.noteFull()
    time = 59_999
    expect(await disk.state()).toBe('full')
    time = 60_000
    expect(await disk.state()).toBe('ok')
  })

  test('is read from the file system', async () => {
    expect(await watchDiskSpace({ folders: ['.'], reserve: { bytes: 0 } }).hasRoomFor(1)).toBe(true)
    expect(await watchDiskSpace({ folders: ['.'], reserve: { bytes: 2 ** 60 } }).hasRoomFor(0)).toBe(false)
    expect(await watchDiskSpace({ folders: ['./no-such-folder'] }).hasRoomFor(1)).toBe(true)
  })
})

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s means that no space is left', code => {
  expect(isOutOfSpace(Object.assign(new Error('x'), { code }))).toBe(true)
})
