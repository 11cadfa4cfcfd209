import { expect, test } from 'vitest'
import { color } from './color.ts'
import { datetime } from './datetime.ts'

const isStored = (field: { schema: typeof start.schema }, value: string) =>
  field.schema.safeParse(value).success
const start = datetime({ label: 'Start' })
const tint = color({ label: 'Tint' })

test.each(['', '2026-02-28T09:30', '2024-02-29T00:00'])('%o is a date and a time', value =>
  expect(isStored(start, value)).toBe(true),
)
test.each(['2026-02-28', '2026-02-31T09:30', '2026-02-28T24:00', '2026-02-28T09:30Z', '2026-02-28T9:30'])(
  '%o is no date and time',
  value => expect(isStored(start, value)).toBe(false),
)
test.each(['', '#1a2b3c'])('%o is a colour', value => expect(isStored(tint, value)).toBe(true))
test.each(['#FFF', '#fff', 'red', '#1A2B3C', 'url(x)', '#1a2b3c;'])('%o is no colour', value =>
  expect(isStored(tint, value)).toBe(false),
)
