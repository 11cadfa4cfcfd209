import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { formatFileSize } from '../../media/file-facts.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { usePagePath } from '../../settings/use-page-path.ts'
import type { LinkKind } from './link-icon.tsx'
import type { Suggestion } from './suggestion.ts'

interface LinkTexts {
  kind: LinkKind
  title: string
  /** What kind of target it is, and where it is. */
  detail: string
}

/** Names the targets of links. */
export const useLinkTexts = (): ((suggestion: Suggestion) => LinkTexts) => {
  const t = useTranslations('editor.links')
  const tKind = useTranslations('editor.links.kinds')
  const { language } = useLanguage()
  const localeName = useLocaleName()
  const pathOf = usePagePath()
  const ofFile = ({ fileName, path, size, shared }: MediaItem): LinkTexts => ({
    kind: 'file',
    title: fileName,
    detail: joined(
      tKind('file'),
      size > 0 && formatFileSize(size, language),
      path !== '/' && path,
      !shared && t('notShared'),
    ),
  })
  return suggestion => {
    switch (suggestion.kind) {
      case 'written':
        return {
          kind: suggestion.link.kind,
          title: suggestion.link.text,
          detail: tKind(suggestion.link.kind),
        }
      case 'page': {
        const { page, block } = suggestion
        const path = pathOf(page)
        const detail = joined(tKind('page'), localeName(page.locale), path && path + anchorOf(block))
        return { kind: 'page', title: page.title, detail }
      }
      case 'block':
        return { kind: 'anchor', title: suggestion.label, detail: t('onThisPage') }
      case 'file':
        return ofFile(suggestion.file)
    }
  }
}

const anchorOf = (block: { anchor: string } | undefined) => (block ? `#${block.anchor}` : '')

const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(part => part !== false && part !== undefined).join(' · ')
