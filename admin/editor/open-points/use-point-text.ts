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
      const { error } = point
      const message = messageOf(error)
      return error.block === null ? message : tPoints('inBlock', { block: nameOf(error.block), message })
    }
    const { name, count } = point
    return name === 'untranslated' ? tPoints('untranslated', { count }) : t(`open.${name}`, { count })
  }
}
