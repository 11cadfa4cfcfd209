import type { FileData, ImageData } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { Path } from '../state/document/paths.ts'
import type { ItemPlace } from '../state/operations/operations.ts'
import type { Command } from '../state/store.ts'

/** What has the fields of a form: a block, or the page with the props of its type. */
export interface FieldHolder {
  /** Key of the block; null for the page. */
  target: string | null
  /** Where its props stand in it. */
  base: Path
  props: JsonObject
  images: Readonly<Record<string, ImageData>>
  files: Readonly<Record<string, FileData>>
  /** Group of its pictures and of its files in addresses. */
  groups: { images: string; files: string }
  type(path: Path, value: unknown): Command
  attach(kind: '__images' | '__files', name: string, value: unknown): Command
}

/** A place in a list of the holder. */
export const itemPlace = ({ target, base }: FieldHolder, path: Path, after: string | null): ItemPlace => ({
  target,
  path: [...base, ...path],
  after,
})
