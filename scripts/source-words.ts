/** Parts of a file with their line numbers. */
export type Lines = (readonly [line: number, text: string])[]

interface SourceWords {
  /** As words in lower case: `planFailed` is "plan failed". */
  identifiers: Lines
  comments: Lines
  /** Strings as they are. Of tests, the titles alone: their other strings are content. */
  strings: Lines
}

/**
 * The words of a source. Regular expressions, the paths of imports and what `textsOf` finds in any language are left out.
 */
export const wordsOf = (file: string, source: string): SourceWords => {
  const isStyle = file.endsWith('.css')
  const name = isStyle ? /[A-Za-z_][\w-]*/g : /[A-Za-z_$][\w$]*/g
  const { code, comments, strings } = split(source, isStyle)
  const translated = new Set(
    languages.flatMap(language => textsOf(language, file, source).map(([line, text]) => `${line}: ${text}`)),
  )
  const identifiers = linesOf(code).flatMap(([line, text]) =>
    [...text.matchAll(name)].map(([found]) => [line, asWords(found)] as const),
  )
  return {
    identifiers: [[0, asWords(file)], ...identifiers],
    comments: linesOf(comments).map(([line, text]) => [line, text.toLowerCase()] as const),
    strings: strings
      .filter(({ isTitle }) => isTitle || !isTest(file))
      .map(({ line, text }) => [line, text] as const)
      .filter(([line, text]) => !translated.has(`${line}: ${text}`)),
  }
}

const languages = ['en', 'nl', 'de', 'fr']

const isTest = (file: string): boolean => /\.(test|long)\.\w+$|\/test\/|^(e2e|bench)\//.test(file)

/** The string literals of a source that are texts in one language: those of a file or of a property named after it. */
export const textsOf = (language: string, file: string, source: string): Lines => {
  const ofFile = file.endsWith(`/${language}.ts`) || file.startsWith(`admin/i18n/texts/${language}/`)
  const start = new RegExp(`^ {2}(?!${language}: ['"])(en|nl|de|fr): |\\b${language}: [^\\n]*`)
  const isBefore = new RegExp(`\\b${language}:$`)
  let inBlock = false
  const lines = linesOf(source)
  return lines.flatMap(([line, text]) => {
    if (/^ {2}(en|nl|de|fr): /.test(text)) inBlock = text.startsWith(`  ${language}: {`)
    else if (/^ {0,2}\S/.test(text)) inBlock = false
    const isBelow = isBefore.test(lines[line - 2]?.[1] ?? '')
    const part = ofFile || inBlock || isBelow ? text : start.exec(text)?.[0]
    if (part === undefined || text.startsWith('import ')) return []
    const texts = [...part.matchAll(literals)].flatMap(match =>
      match[3] ? [] : [match[1] ?? match[2] ?? ''],
    )
    return (ofFile || inBlock ? texts : texts.slice(0, 1)).map(found => [line, found] as const)
  })
}

/** String literals; the third group says that it is a property's name. */
const literals = /(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")(:)?/g

/** `planFailed` and `plan-failed` are "plan failed". */
export const asWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

const linesOf = (text: string): Lines => text.split('\n').map((line, index) => [index + 1, line] as const)

interface SourceString {
  line: number
  text: string
  /** The title of a test. */
  isTitle: boolean
}

interface Parts {
  code: string
  comments: string
  strings: SourceString[]
}

const beforePath = /\b(from|import)\s*\(?\s*$/
const beforeTitle = /(\b(it|test|describe)(\.\w+)*|\))\(\s*$/

/** The code and the comments of a source, each with the rest as spaces, so that lines keep their numbers; and its strings. */
const split = (source: string, isStyle: boolean): Parts => {
  let [code, comments, at, line] = ['', '', 0, 1]
  const strings: SourceString[] = []
  const take = (end: number, kind?: 'code' | 'comment' | 'string') => {
    const text = source.slice(at, end)
    const lines = text.split('\n')
    const before = code.slice(-40)
    if (kind === 'string' && !beforePath.test(before)) {
      const isTitle = beforeTitle.test(before)
      strings.push(
        ...lines.map((part, index) => ({ line: line + index, text: withoutQuotes(part), isTitle })),
      )
    }
    line += lines.length - 1
    const blank = text.replace(/[^\n]/g, ' ')
    code += kind === 'code' ? text : blank
    comments += kind === 'comment' ? text : blank
    at = end
  }
  // The depth of braces at which each open template literal goes on.
  const templates: number[] = []
  let depth = 0
  while (at < source.length) {
    const rest = source.slice(at, at + 4000)
    const comment = (isStyle ? /^\/\*[\s\S]*?\*\// : /^(\/\*[\s\S]*?\*\/|\/\/[^\n]*)/).exec(rest)
    const literal = /^('(\\.|[^'\\\n])*'?|"(\\.|[^"\\\n])*"?)/.exec(rest)
    const expression = /[(,=:[!&|?{};\n]\s*$|\breturn\s*$/.test(code.slice(-40))
      ? /^\/(\\.|\[(\\.|[^\]\\\n])*\]|[^/[\\\n])+\/\w*/.exec(rest)
      : null
    const isTemplateEnd = source[at] === '}' && templates.at(-1) === depth - 1
    if (comment) take(at + comment[0].length, 'comment')
    else if (literal) take(at + literal[0].length, 'string')
    else if (expression) take(at + expression[0].length)
    else if (source[at] === '`' || isTemplateEnd) {
      if (isTemplateEnd) [depth] = [depth - 1, templates.pop()]
      const [text] = /^[`}](\\[\s\S]|\$(?!\{)|[^`\\$])*(`|\$\{|$)/.exec(source.slice(at)) ?? [
        source[at] ?? '',
      ]
      if (text.endsWith('${')) templates.push(depth++)
      take(at + text.length, 'string')
    } else {
      if (source[at] === '{') depth++
      if (source[at] === '}') depth--
      const [plain] = /^.[^'"`/{}]*/s.exec(rest) ?? ['']
      take(at + plain.length, 'code')
    }
  }
  return { code, comments, strings }
}

/** The text of a literal, or of a part of a template, without what encloses it. */
const withoutQuotes = (text: string): string => text.replace(/^(['"`}])|(['"`]|\$\{)$/g, '')
