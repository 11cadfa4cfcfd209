import { declarationOf } from './declaration.ts'
import { type PublicName, publicSurface } from './surface.ts'

/** What each entry point is for, in the order of the reference. */
const purposes: Readonly<Record<string, string>> = {
  '.': 'Definitions: blocks, page types, fields, forms and the site. Node, the build and the admin area load them.',
  './views':
    'What views are made of. The server and the canvas of the editor load it; definitions and `admin.ts` must not.',
  './document': 'The document around pages, and what a site sends besides pages.',
  './script': 'What scripts of pages start in the browsers of visitors.',
  './server': 'What runs in Node: handlers of forms and calls, hooks, emails.',
  './calls': 'The calls that a site adds to the API, for both ends.',
  './admin': 'What a site adds to the admin area.',
  './admin-parts': 'Parts of the admin area, for screens and controls of a site.',
  './testing': 'For tests of a site. Only tests import it.',
  './project': 'The commands of a site as functions, for programs that build or run it.',
}

interface Sources {
  /** By the name that each is for. */
  examples: ReadonlyMap<string, string>
  /** Of the guide. */
  chapters: readonly Chapter[]
}

interface Chapter {
  name: string
  text: string
}

/** The examples in a file: what is between `// #region` with a name and `// #endregion`. */
export const examplesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/\/\/ #region (\w+)\n(.*?)\n\/\/ #endregion/gs)].map(([, name = '', code = '']) => [
      name,
      code,
    ]),
  )

/** The chapters whose files of the site, which the tests compile, import a name of an entry point. */
export const usesIn = (chapters: readonly Chapter[], entry: string, name: string): Chapter[] =>
  chapters.filter(({ text }) =>
    [...text.matchAll(/```tsx?\n\/\/ \S+\n(.+?)```/gs)].some(([, code = '']) =>
      importsIn(code, entry.replace('.', 'ximblox')).includes(name),
    ),
  )

const importsIn = (code: string, from: string): string[] =>
  [...code.matchAll(/^import \{([^}]+)\} from '([^']+)'/gm)].flatMap(([, names = '', module]) =>
    module === from ? names.split(',').map(name => name.trim()) : [],
  )

/** The name of the page of an entry point, and of its examples: `index` for `ximblox`, `views` for `ximblox/views`. */
export const pageOf = (entry: string): string => (entry === '.' ? 'index' : entry.slice('./'.length))

/** The page of an entry point. */
export const referenceOf = (entry: string, sources: Sources): string => {
  const names = (publicSurface.get(entry) ?? []).toSorted(byKindAndName)
  const paragraphs = [
    `# ${entry.replace('.', 'ximblox')}`,
    '<!-- Written by ximblox/reference.test.ts, with UPDATE_SNAPSHOT=1. -->',
    purposes[entry] ?? '',
    ...names.flatMap(name => sectionOf(entry, name, sources)),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

/** Values before types. */
const byKindAndName = (a: PublicName, b: PublicName): number =>
  Number(a.isType) - Number(b.isType) || (a.name < b.name ? -1 : 1)

const sectionOf = (
  entry: string,
  { name, isType, source }: PublicName,
  { examples, chapters }: Sources,
): string[] => {
  const declaration = declarationOf(source, name)
  const example = examples.get(name)
  const uses = isType
    ? []
    : usesIn(chapters, entry, name).map(chapter => `[${titleOf(chapter)}](../${chapter.name})`)
  return [
    `## ${name}`,
    declaration?.comment ?? '',
    fenced(declaration?.code ?? ''),
    ...(example === undefined ? [] : ['For example:', fenced(example)]),
    ...(uses.length === 0 ? [] : [`Used in ${uses.join(', ')}.`]),
  ]
}

const titleOf = ({ text }: Chapter): string => /^# (.+)$/m.exec(text)?.[1] ?? ''

const fenced = (code: string): string => `\`\`\`tsx\n${code}\n\`\`\``
