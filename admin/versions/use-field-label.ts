import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useSite } from '../site.tsx'

/** What a field that differs is called, by the path of the change; those that have no name of their own keep their path. */
export const useFieldLabel = () => {
  const { registry } = useSite()
  const { language } = useLanguage()
  const tPage = useTranslations('page')
  const tSeo = useTranslations('editor.seo')
  const tPanel = useTranslations('editor.panel')
  const own = new Map([
    ['title', tPage('title')],
    ['seoTitle', tSeo('title')],
    ['seoDescription', tSeo('description')],
    ['seoKeywords', tSeo('keywords')],
    ['seoImage', tSeo('image')],
    ['anchorPoint', tPanel('anchor')],
    ['pageType.id', tPage('type')],
  ])
  return (path: string, type: string, ofBlock: boolean): string => {
    const [first = '', ...rest] = path.replace('pageType.', '').split('.')
    const fields = (ofBlock ? registry.blocks.get(type) : registry.pageTypes.get(type))?.fields ?? {}
    const name = first === 'props' || first.startsWith('__') ? (rest[0] ?? '') : ''
    return own.get(path) ?? (Object.hasOwn(fields, name) ? fields[name]?.label[language] : undefined) ?? path
  }
}
