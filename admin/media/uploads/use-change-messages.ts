import { type FileChange, leftOutParts } from '@ximblox/contract/media'
import { useFormatter, useTranslations } from 'use-intl'
import type { Stored } from './upload-queue.ts'

/** Says what a stored file differs in from the uploaded one. */
export const useChangeMessages = (): ((stored: Stored) => string[]) => {
  const t = useTranslations('media.uploads.changes')
  const format = useFormatter()
  return ({ file: { fileName: name, width = 0, height = 0 }, changes }) => {
    const parts = {
      animation: t('parts.animation'),
      effects: t('parts.effects'),
      html: t('parts.html'),
      images: t('parts.images'),
      styles: t('parts.styles'),
    }
    const leftOut = leftOutParts.filter(part => changes.includes(part)).map(part => parts[part])
    const messages: Partial<Record<FileChange, string>> = {
      renamed: t('renamed', { name }),
      converted: t('converted', { name }),
      firstPage: t('firstPage'),
      incomplete: t('incomplete'),
      reduced: t('reduced', { width: String(width), height: String(height) }),
    }
    return [
      ...changes.flatMap(change => messages[change] ?? []),
      ...(leftOut.length > 0 ? [t('leftOut', { parts: format.list(leftOut) })] : []),
    ]
  }
}
