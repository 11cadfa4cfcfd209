import { expectTypeOf, test } from 'vitest'
import { definePageType } from '../define-page-type.ts'
import { date } from '../fields/date.ts'
import { image } from '../fields/image.ts'
import { tags } from '../fields/tags.ts'
import type { article, columns, everything } from '../test/sample-registry.ts'
import { type BlockComponent, type PagePartComponent, pageTypeView } from './views.ts'

const label = 'Label'

test('the props of a view follow from the fields, without images and files', () => {
  type Props = Parameters<BlockComponent<typeof everything>>[0]['props']
  expectTypeOf<Props['side']>().toEqualTypeOf<'left' | 'right'>()
  expectTypeOf<Props['count']>().toEqualTypeOf<number>()
  expectTypeOf<Props['price']>().toEqualTypeOf<number | null>()
  expectTypeOf<Props['cards'][number]['facts'][number]['fact']>().toEqualTypeOf<string>()
  expectTypeOf<Extract<keyof Props, 'picture' | 'leaflet'>>().toEqualTypeOf<never>()
  expectTypeOf<Parameters<BlockComponent<typeof columns>>[0]['data']>().toEqualTypeOf<null>()
})

test('the props of a header follow from the fields of its page type, without what is private', () => {
  const news = definePageType({
    id: 'news',
    version: 1,
    label,
    slugPrefix: {},
    fields: {
      day: date({ label }),
      photo: image({ label }),
      privateTags: tags({ label, private: true }),
    },
    initialBlocks: () => [],
  })
  type Props = Parameters<PagePartComponent<typeof news>>[0]['props']
  expectTypeOf<Props>().toEqualTypeOf<{ day: string }>()
  const Header: PagePartComponent<typeof news> = ({ props }) => props.day
  pageTypeView(news, { header: Header, footer: () => null })
  expectTypeOf<typeof article>().not.toExtend<
    Parameters<typeof pageTypeView<(typeof news)['fields'], null>>[0]
  >()
})
