import type { FilesFromBin } from '@ximblox/contract/media-bin'
import { useTranslations } from 'use-intl'
import { toast } from '../ui/toast.ts'

/** Announces which files a restored version or page brought back from the bin, or lacks. */
export const useAnnounceFiles = () => {
  const t = useTranslations('bin')
  return ({ restoredFiles, filesInBin }: FilesFromBin): void => {
    if (restoredFiles.length > 0) toast(t('filesReturned', { count: restoredFiles.length }))
    if (filesInBin > 0) toast(t('filesStayed', { count: filesInBin }))
  }
}
