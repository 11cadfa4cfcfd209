import { cropParams } from '@ximblox/contract/blocks'
import { id, text } from '@ximblox/contract/fields'
import { plainText } from '@ximblox/contract/rules/plain-text'
import * as z from 'zod/mini'
import { linkTarget } from '../link-target.ts'
import { type BlockNode, calloutKinds, imageSides, imageSizes, plainMarks } from './document.ts'
import { isSafeHref } from './safe-href.ts'

const depthMax = 32

/** Rich text with the supported nodes, marks and attributes only, and with safe links. */
export const richTextSchema = (max: number) =>
  z
    .pipe(
      z.custom(value => isShallow(value, 0)),
      document,
    )
    .check(
      z.refine(doc => plainText(doc).length <= max, { error: 'characterLimitExceeded', params: { max } }),
    )

// A reason and `abort` make autosave refuse the link, unlike a half-typed URL.
const href = z.string().check(z.refine(isSafeHref, { error: 'unsafeLink', abort: true }))

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(plainMarks) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.union([z.strictObject({ href }), z.strictObject({ target: linkTarget })]),
  }),
])

const inline = z.array(
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      text: text(100_000).check(z.minLength(1)),
      marks: z.exactOptional(z.array(mark)),
    }),
    z.strictObject({ type: z.literal('hardBreak') }),
  ]),
)

const listItem = z.strictObject({ type: z.literal('listItem'), content: z.lazy(() => z.array(blockNode)) })

const textImage = z.strictObject({
  file: z.strictObject({ ref: z.literal('file'), id }),
  altText: text(1000),
  decorative: z.exactOptional(z.boolean()),
  cropParams: z.exactOptional(cropParams),
  size: z.enum(imageSizes),
  side: z.exactOptional(z.enum(imageSides)),
})

const blockNode: z.ZodMiniType<BlockNode> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), content: z.exactOptional(inline) }),
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.literal([2, 3, 4]) }),
    content: z.exactOptional(inline),
  }),
  z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem) }),
  z.strictObject({
    type: z.literal('orderedList'),
    attrs: z.exactOptional(z.strictObject({ start: z.int(), type: z.exactOptional(z.null()) })),
    content: z.array(listItem),
  }),
  z.strictObject({ type: z.literal('blockquote'), content: z.lazy(() => z.array(blockNode)) }),
  z.strictObject({
    type: z.literal('callout'),
    attrs: z.strictObject({ kind: z.enum(calloutKinds) }),
    content: z.lazy(() => z.array(calloutPart)),
  }),
  z.strictObject({ type: z.literal('image'), attrs: textImage }),
])

/** Call-outs hold paragraphs and lists. */
const calloutPart = z
  .lazy(() => blockNode)
  .check(z.refine(({ type }) => calloutParts.has(type), { error: 'invalidFormat' }))

const calloutParts: ReadonlySet<string> = new Set(['paragraph', 'bulletList', 'orderedList'])

const document = z.strictObject({ type: z.literal('doc'), content: z.array(blockNode) })

/** Checked before the recursive schema, which has no depth limit. */
const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < depthMax && Object.values(value).every(part => isShallow(part, depth + 1)))
