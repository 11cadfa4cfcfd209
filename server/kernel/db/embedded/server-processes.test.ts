import { expect, test } from 'vitest'
import { isServerCommand } from './server-processes.ts'

const commandLine = (...words: string[]) => words.map(word => `${word}\0`).join('')

test.each([
  ['the server of the folder', ['/opt/bin/postgres', '-D', '/site/data', '-c', 'port=5432'], true],
  ['the server of another folder', ['/opt/bin/postgres', '-D', '/site/data2'], false],
  ['what a server started', ['postgres: checkpointer '], false],
  ['a program with the folder in its arguments', ['/bin/ls', '-D', '/site/data'], false],
  ['a process that has ended', [], false],
])('tells by its command line whether a process is a server: %s', (_, words, expected) => {
  expect(isServerCommand(commandLine(...words), '/site/data')).toBe(expected)
})
