import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { publicSurface } from './surface.ts'

/** What a module says about a name: its doc comment as text, and its declaration without what runs. */
export interface Declaration {
  comment: string
  code: string
}

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]
type Exported = Extract<Statement, { type: 'ExportNamedDeclaration' }>
type Declared = NonNullable<Exported['declaration']>
type Declarator = Extract<Declared, { type: 'VariableDeclaration' }>['declarations'][number]
type Arrow = Extract<Declarator['init'], { type: 'ArrowFunctionExpression' }>

const modules = new Map<string, { text: string; program: Program }>()

const moduleOf = (file: string) => {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const read = { text, program: parseSync(file, text).program }
  modules.set(file, read)
  return read
}

/** Undefined when the file does not declare the name, or has no doc comment right above it. */
export const declarationOf = (file: string, name: string): Declaration | undefined => {
  const { text, program } = moduleOf(file)
  const slice = (start: number, end: number) => text.slice(start, end)
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue
    const code = codeOf(statement.declaration, name, slice)
    const comment = commentBefore(text, statement.start)
    if (code !== undefined && comment !== undefined)
      return { comment, code: [code, ...inputTypes(program, code, slice)].join('\n\n') }
  }
}

/** The names that a module imports from the packages whose name matches. */
export const importedNames = (file: string, packages: RegExp): string[] =>
  moduleOf(file).program.body.flatMap(statement =>
    statement.type === 'ImportDeclaration' && packages.test(statement.source.value)
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  )

/** The types of the module that a declaration names and that have no documentation of their own, since no site can import them. */
const inputTypes = (program: Program, code: string, slice: Slice): string[] =>
  program.body.flatMap(statement => {
    const type = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (type?.type !== 'TSInterfaceDeclaration' && type?.type !== 'TSTypeAliasDeclaration') return []
    const { name } = type.id
    const isMissing = !publicNames.has(name) && new RegExp(`\\b${name}\\b`).test(code)
    return isMissing ? [slice(type.start, type.end)] : []
  })

const publicNames = new Set([...publicSurface.values()].flat().map(({ name }) => name))

type Slice = (start: number, end: number) => string

const codeOf = (declared: Declared, name: string, slice: Slice): string | undefined => {
  if (declared.type === 'VariableDeclaration') {
    const found = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    return found && variableCode(found, name, slice)
  }
  if (!('id' in declared) || declared.id?.type !== 'Identifier' || declared.id.name !== name) return undefined
  return 'body' in declared && declared.type.includes('Function') && declared.body
    ? slice(declared.start, declared.body.start).trimEnd()
    : slice(declared.start, declared.end)
}

const variableCode = ({ id, init }: Declarator, name: string, slice: Slice): string => {
  if (init?.type === 'ArrowFunctionExpression') return functionCode(init, name, slice)
  return `const ${slice(id.start, id.end)}${init && id.end - id.start === name.length ? ` = ${slice(init.start, init.end)}` : ''}`
}

const functionCode = ({ typeParameters, params, returnType }: Arrow, name: string, slice: Slice): string => {
  const types = typeParameters ? slice(typeParameters.start, typeParameters.end) : ''
  const inputs = params.map(param => {
    const named = param.type === 'AssignmentPattern' ? param.left : param
    if (named.type !== 'ObjectPattern' || !named.typeAnnotation) return slice(param.start, param.end)
    const isOptional = param.type === 'AssignmentPattern'
    const type = slice(named.typeAnnotation.start, named.typeAnnotation.end)
    return `${type.endsWith('Props') || type.includes('Props<') ? 'props' : 'options'}${isOptional ? '?' : ''}${type}`
  })
  const result = returnType ? slice(returnType.start, returnType.end) : ''
  return `function ${name}${types}(${inputs.join(', ')})${result}`
}

const commentBefore = (text: string, end: number): string | undefined => {
  const before = text.slice(0, end)
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(before) ?? []
  return comment
    ?.replace(/@example[\s\S]*/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
}
