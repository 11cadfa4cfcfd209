import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CreateError } from './create-error.ts'

/** What a new project is made of. */
export interface Answers {
  /** The folder to create. */
  folder: string
  /** The name of the site. */
  name: string
  /** The locales of the site, the default one first. */
  locales: readonly string[]
  template: Template
}

const templates = ['starter', 'blank'] as const
type Template = (typeof templates)[number]

/** Asks a question; an empty answer stands for `initial`. */
export type Ask = (question: string, initial: string) => Promise<string>

/** Reads the command line, and asks for what it leaves open; without `ask`, the first answers are taken. */
export const readAnswers = async (words: readonly string[], ask?: Ask): Promise<Answers> => {
  const { values, positionals } = parse(words)
  if (positionals.length > 1) throw new CreateError(usage)
  const answer = async <Value>(
    question: string,
    given: string | undefined,
    initial: string,
    read: (text: string) => Value,
  ): Promise<Value> => {
    if (given !== undefined || !ask) return read(given ?? initial)
    for (;;) {
      const text = (await ask(question, initial)).trim() || initial
      try {
        return read(text)
      } catch (error) {
        if (!(error instanceof CreateError)) throw error
        question = `${error.message}\n${question}`
      }
    }
  }
  const folder = await answer('Folder', positionals[0], 'my-site', readFolder)
  return {
    folder,
    name: await answer('Name of the site', values.name, basename(resolve(folder)), readName),
    locales: await answer(
      'Locales, the default one first (others can be added later)',
      values.locales,
      'en-gb',
      readLocales,
    ),
    template: await answer(`Template: ${templates.join(' or ')}`, values.template, 'starter', readTemplate),
  }
}

const usage =
  'Use: create-ximblox [folder] [--name "My site"] [--locales en-gb,nl-nl] [--template starter|blank]'

const parse = (words: readonly string[]) => {
  const text = { type: 'string' } as const
  const options = { name: text, locales: text, template: text }
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch {
    throw new CreateError(usage)
  }
}

const readFolder = (text: string): string => {
  if (basename(resolve(text)) === '') throw new CreateError(`"${text}" is not a folder for a project.`)
  return text
}

const readName = (text: string): string => {
  const name = text.trim()
  if (name === '' || name.length > 100 || /\p{C}/u.test(name))
    throw new CreateError('The name of a site is one line of at most 100 characters.')
  return name
}

const readLocales = (text: string): string[] => {
  const locales = text.split(',').map(locale => locale.trim())
  const wrong = locales.find(locale => !isLocale(locale))
  if (wrong !== undefined)
    throw new CreateError(
      `"${wrong}" is not a locale. A locale is a language and a region in lower case, such as en-gb; several are separated by commas.`,
    )
  const repeated = locales.find((locale, index) => locales.indexOf(locale) !== index)
  if (repeated !== undefined) throw new CreateError(`The locale ${repeated} is repeated.`)
  return locales
}

/** What `defineSite` accepts: an existing language and region. */
const isLocale = (text: string): boolean => {
  const [, language, region] = /^([a-z]{2})-([a-z]{2})$/.exec(text) ?? []
  if (language === undefined || region === undefined) return false
  const isKnown = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined
  return isKnown('language', language) && isKnown('region', region.toUpperCase())
}

const readTemplate = (text: string): Template => {
  const found = templates.find(template => template === text)
  if (!found) throw new CreateError(`"${text}" is not a template. Use one of these: ${templates.join(', ')}.`)
  return found
}
