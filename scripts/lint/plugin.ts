import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'
import { importRefusal } from './zones.ts'

type Rule = Parameters<RuleTester['run']>[1]
type Visitors = ReturnType<NonNullable<Rule['create']>>
type Specifier = Parameters<NonNullable<Visitors['ImportExpression']>>[0]['source']

export default {
  meta: { name: 'ximblox' },
  rules: {
    'import-zones': importZones(),
    'no-export-all': noExportAll(),
    'no-double-assertion': noDoubleAssertion(),
  },
}

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
