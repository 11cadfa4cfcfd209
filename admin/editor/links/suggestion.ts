import type { MediaItem } from '@ximblox/contract/media'
import type { FoundPage } from '../../pages/use-found-pages.ts'
import type { WrittenLink } from './written-link.ts'

/** A link target offered by the search. */
export type Suggestion =
  | { kind: 'written'; link: WrittenLink }
  | { kind: 'page'; page: FoundPage; block?: { key: string; anchor: string } }
  | { kind: 'block'; key: string; anchor: string; label: string }
  | { kind: 'file'; file: MediaItem }

export const suggestionID = (suggestion: Suggestion): string => {
  switch (suggestion.kind) {
    case 'written':
      return 'written'
    case 'page':
      return `page-${suggestion.page.id}-${suggestion.block?.key ?? ''}`
    case 'block':
      return `block-${suggestion.key}`
    case 'file':
      return `file-${suggestion.file.id}`
  }
}
