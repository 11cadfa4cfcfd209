import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'
import { analyse } from 'scslre'
import { importRefusal } from './zones.ts'

type Rule = Parameters<RuleTester['run']>[1]
type Visitors = ReturnType<NonNullable<Rule['create']>>
type Argument = Parameters<NonNullable<Visitors['CallExpression']>>[0]['arguments'][number]
type Specifier = Parameters<NonNullable<Visitors['ImportExpression']>>[0]['source']

const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'ximblox' },
  rules: {
    'import-zones': importZones(),
    'linear-expressions': linearExpressions(),
    'no-export-all': noExportAll(),
    'no-double-assertion': noDoubleAssertion(),
    'no-own-timeout': noOwnTimeout(),
  },
}
export default plugin

/** Imports follow the table of zones. */
function importZones(): Rule {
  return {
    create(context) {
      const file = relative(context.cwd, context.filename).replaceAll(sep, '/')

      function check(specifier: Specifier | null) {
        if (specifier?.type !== 'Literal' || typeof specifier.value !== 'string') return
        const message = importRefusal(file, specifier.value)
        if (message) context.report({ message, node: specifier })
      }

      return {
        ImportDeclaration: node => check(node.source),
        ExportNamedDeclaration: node => check(node.source),
        ExportAllDeclaration: node => check(node.source),
        ImportExpression: node => check(node.source),
        TSImportType: node => check(node.source),
      }
    },
  }
}

/** Strangers choose what expressions run over, so the time may only grow with the length, not with its square. */
function linearExpressions(): Rule {
  return {
    create: context => ({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: source, flags } = node.regex
        const { reports } = analyse({ source, flags })
        if (reports.length > 0)
          context.report({ message: 'The time of this expression grows faster than its input.', node })
      },
    }),
  }
}

/** A star hides what a module offers, and ties files into knots. */
function noExportAll(): Rule {
  return {
    create: context => ({
      ExportAllDeclaration: node => context.report({ message: 'Name what is exported.', node }),
    }),
  }
}

/** `x as unknown as T` switches the type check off, just as `any` does. */
function noDoubleAssertion(): Rule {
  return {
    create: context => ({
      TSAsExpression(node) {
        if (node.expression.type !== 'TSAsExpression') return
        context.report({ message: 'A double assertion switches type checking off.', node })
      },
    }),
  }
}

const limited = /^(it|test|describe|(before|after)(All|Each))(\.(each|for|skip|skipIf|runIf|only)\b.*)?$/s
const unlimited = /^(vi\.(waitFor|waitUntil|setConfig)|chromium\.launch|.*\.setDefault(Navigation)?Timeout)$/

/** Everything in tests has the time limits of e2e/test-timeouts.ts: no wait, test or browser has one of its own. */
function noOwnTimeout(): Rule {
  return {
    create: context => ({
      CallExpression(node) {
        const name = context.sourceCode.getText(node.callee)
        const isTest = limited.test(name)
        const own = node.arguments.find(
          argument =>
            (isTest && argument.type === 'Literal' && typeof argument.value === 'number') ||
            ((isTest || node.callee.type === 'MemberExpression') && namesTimeout(argument)),
        )
        if (own)
          context.report({
            message: 'The limit of every wait and test is in e2e/test-timeouts.ts.',
            node: own,
          })
        if (unlimited.test(name))
          context.report({ message: `Use eventually or openBrowser for ${name}.`, node })
      },
    }),
  }
}

function namesTimeout(argument: Argument): boolean {
  return (
    argument.type === 'ObjectExpression' &&
    argument.properties.some(
      property =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'timeout',
    )
  )
}
