import type { FileData, ImageData } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { Path } from '../state/document/paths.ts'
import type { ItemPlace } from '../state/operations/operations.ts'
import type { Command } from '../state/store.ts'

/** The owner of a form's fields: a block, or the page with the props of its type. */
export interface FieldHolder {
  /** Key of the block; null for the page. */
  target: string | null
  /** The path of the props in the holder. */
  base: Path
  props: JsonObject
  images: Readonly<Record<string, ImageData>>
  files: Readonly<Record<string, FileData>>
  /** The groups of its images and files in URLs. */
  groups: { images: string; files: string }
  type(path: Path, value: unknown): Command
  attach(kind: '__images' | '__files', name: string, value: unknown): Command
}

/** A position in a list of the holder. */
export const itemPlace = ({ target, base }: FieldHolder, path: Path, after: string | null): ItemPlace => ({
  target,
  path: [...base, ...path],
  after,
})
