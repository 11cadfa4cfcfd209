import { expectTypeOf, test } from 'vitest'
import type { columns, everything } from '../test/sample-registry.ts'
import type { BlockComponent } from './views.ts'

test('the props of a view follow from the fields, without images and files', () => {
  type Props = Parameters<BlockComponent<typeof everything>>[0]['props']
  expectTypeOf<Props['side']>().toEqualTypeOf<'left' | 'right'>()
  expectTypeOf<Props['count']>().toEqualTypeOf<number>()
  expectTypeOf<Props['price']>().toEqualTypeOf<number | null>()
  expectTypeOf<Props['cards'][number]['facts'][number]['fact']>().toEqualTypeOf<string>()
  expectTypeOf<Extract<keyof Props, 'picture' | 'leaflet'>>().toEqualTypeOf<never>()
  expectTypeOf<Parameters<BlockComponent<typeof columns>>[0]['data']>().toEqualTypeOf<null>()
})
