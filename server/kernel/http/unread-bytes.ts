import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'

type UnreadBytes = (socket: Socket) => Promise<number | undefined>

/**
 * The number of bytes that the operating system has accepted for a client but that the client has not acknowledged;
 * undefined when the system does not report it. Node.js only notices when part of the system's buffer is free again,
 * which takes minutes on a slow connection. The table of all connections is read at most once per interval, in
 * milliseconds.
 */
export const createUnreadBytes = (interval: number): UnreadBytes => {
  let readAt = Number.NEGATIVE_INFINITY
  let rows: Promise<Map<string, number>> | undefined
  return async ({ localPort, remotePort, remoteAddress }) => {
    if (localPort === undefined || remotePort === undefined || remoteAddress === undefined) return
    const now = performance.now()
    if (!rows || now - readAt > interval) {
      rows = readTables()
      readAt = now
    }
    return (await rows).get(`${hex(localPort, 4)} ${hexOfAddress(remoteAddress)}:${hex(remotePort, 4)}`)
  }
}

const readTables = async (): Promise<Map<string, number>> => {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map(name => readFile(`/proc/net/${name}`, 'latin1').catch(() => '')),
  )
  const rows = tables
    .join('')
    .matchAll(/: [\dA-F]+:([\dA-F]{4} [\dA-F]+:[\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/g)
  return new Map(Array.from(rows, ([, ends = '', unread = '']) => [ends, Number.parseInt(unread, 16)]))
}

/** Formats an address like the table on a little-endian machine: in words of four bytes, each reversed. */
const hexOfAddress = (address: string): string =>
  (
    bytesOf(address)
      .map(byte => hex(byte, 2))
      .join('')
      .match(/.{8}/g) ?? []
  )
    .map(word => (word.match(/../g) ?? []).toReversed().join(''))
    .join('')

const bytesOf = (address: string): number[] => {
  if (!address.includes(':')) return address.split('.').map(Number)
  const [zoneless = ''] = address.split('%')
  const [head = [], tail = []] = zoneless.split('::').map(half =>
    half
      .split(':')
      .filter(group => group !== '')
      .flatMap(group => (group.includes('.') ? group.split('.').map(Number) : twoBytesOf(group))),
  )
  return [...head, ...Array<number>(16 - head.length - tail.length).fill(0), ...tail]
}

const twoBytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')
