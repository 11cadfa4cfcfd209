import { useTranslations } from 'use-intl'
import { useBlockName } from '../use-block-name.ts'
import { useErrorMessage } from '../validation/use-error-message.ts'
import type { OpenPoint } from './find-open-points.ts'

export const usePointText = (): ((point: OpenPoint) => string) => {
  const t = useTranslations('editor.seo')
  const tPoints = useTranslations('editor.openPoints')
  const nameOf = useBlockName()
  const messageOf = useErrorMessage()
  return point => {
    if (point.name === 'required') {
      const { fault } = point
      return fault.block === null ? messageOf(fault) : `${nameOf(fault.block)}: ${messageOf(fault)}`
    }
    const { name, count } = point
    return name === 'untranslated' ? tPoints('untranslated', { count }) : t(`open.${name}`, { count })
  }
}
