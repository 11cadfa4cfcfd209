import { globalType } from '@ximblox/contract/content-types'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageTypeDefinition } from './define-page-type.ts'
import { defaultProps } from './fields/complete-props.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import type { Label } from './label.ts'
import type { RuleError } from './rule-error.ts'

interface GlobalOptions<F extends Fields> {
  id: string
  /** Raised whenever stored props need upgrading; `upgrades` has the step from each earlier version. */
  version: number
  label: Label
  description?: Label
  fields: F
  /** Rules of its own, whose errors prevent publishing. Run in the browser with each change, so they are pure and quick. */
  validate?(props: PropsOf<F>): readonly RuleError[]
  /** `upgrades[n]` upgrades props of version n to n + 1. */
  upgrades?: Readonly<Record<number, (props: JsonObject) => JsonObject>>
  /** What visitors see in a locale until its first publication; the defaults of the fields where absent. */
  initialProps?(locale: string): Partial<PropsOf<F>>
}

/** Site-wide content that views read with `globalOf` and editors change per locale, such as the texts of the footer. */
export interface GlobalDefinition<F extends Fields = Fields> extends Omit<GlobalOptions<F>, 'initialProps'> {
  initialProps(locale: string): PropsOf<F>
}

/** Keeps the literal types of a definition, so that `globalOf` knows its fields. */
export const defineGlobal = <const F extends Fields>({
  initialProps,
  ...options
}: GlobalOptions<F>): GlobalDefinition<F> => ({
  ...options,
  initialProps: locale => ({ ...defaultProps(options.fields), ...initialProps?.(locale) }),
})

/** A global as the type of the pages that hold it, so that everything that works for pages works for it. */
export const asPageType = ({
  id,
  version,
  label,
  fields,
  upgrades,
  validate,
}: GlobalDefinition): PageTypeDefinition => ({
  id: globalType(id),
  version,
  label,
  fields,
  ...(upgrades && { upgrades }),
  ...(validate && { validate }),
  slugPrefix: {},
  initialBlocks: () => [],
  defaultPageTypeProps: defaultProps(fields),
})
