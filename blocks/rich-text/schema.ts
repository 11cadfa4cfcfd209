import { plainText } from '@ximblox/contract/rules/plain-text'
import * as z from 'zod/mini'
import type { RichText } from './document.ts'
import { fitText } from './fit.ts'

/** Rich text that fits the grammar as it is, up to empty nodes and attributes that need not be stored. */
export const richTextSchema = (max: number) =>
  z.custom<RichText>().check(
    ({ value, issues }) => {
      for (const issue of fitText(value).lowered) issues.push(issue as (typeof issues)[number])
    },
    z.refine(doc => plainText(doc).length <= max, { error: 'characterLimitExceeded', params: { max } }),
  )
