import { getSchemaByResolvedExtensions, resolveExtensions } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { richTextExtensions } from './extensions.ts'
import { textSchemaSpec } from './schema-spec.ts'

/** The schema of formatted texts where no editor is open. */
export const textSchema = (): Schema =>
  getSchemaByResolvedExtensions(resolveExtensions(richTextExtensions), undefined, textSchemaSpec())
