import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a program puts on the clipboard, and what it means. */
export interface Clipboard {
  /** The program and the content, such as `word-windows/nested-lists`. */
  name: string
  /** Empty where the program offers plain text alone. */
  html: string
  text: string
  /** The clean HTML, one block a line. */
  expected: string
}

const folder = fileURLToPath(new URL('./clipboards', import.meta.url))

/** Every clipboard of `clipboards/`: an HTML or text file in the folder of its program, with the expected HTML beside it. */
export const clipboards = async (): Promise<Clipboard[]> => {
  const files = (await readdir(folder, { recursive: true }))
    .filter(file => /\.(html|txt)$/.test(file))
    .toSorted()
  const inputs = files.filter(file => !file.endsWith('.expected.html'))
  return Promise.all(
    inputs.map(async file => {
      const name = file.slice(0, -extname(file).length)
      const [content, expected] = await Promise.all([
        readFile(join(folder, file), 'utf8'),
        readFile(join(folder, `${name}.expected.html`), 'utf8'),
      ])
      const isText = file.endsWith('.txt')
      return {
        name: name.replaceAll('\\', '/'),
        html: isText ? '' : content,
        text: isText ? content : '',
        expected: expected.trim(),
      }
    }),
  )
}
