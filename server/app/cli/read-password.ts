import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from './command-error.ts'

/**
 * Reads a password from the standard input: twice, and without showing it, in a terminal; otherwise its first line. It is
 * never an argument, because other users of the machine can see those.
 */
export const readPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return firstLine()
  const password = await ask('Password: ')
  if ((await ask('Repeat it: ')) !== password) throw new CommandError('the passwords differ')
  return password
}

const ask = async (question: string): Promise<string> => {
  process.stderr.write(question)
  // The editor of the line would show what is typed.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const cancelled = new Promise<never>((_, reject) => {
    lines.once('SIGINT', () => reject(new CommandError('cancelled')))
    lines.once('close', () => reject(new CommandError('cancelled')))
  })
  try {
    return await Promise.race([lines.question(''), cancelled])
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

const firstLine = async (): Promise<string> => {
  const lines = createInterface({ input: process.stdin, terminal: false })
  try {
    for await (const line of lines) return line
  } finally {
    lines.close()
  }
  throw new CommandError('no password on the standard input; --generate makes one')
}
