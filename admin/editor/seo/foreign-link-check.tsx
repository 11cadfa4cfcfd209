import CircleDashed from 'lucide-react/icons/circle-dashed'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import plainClasses from '../../ui/plain.module.css'
import { useForeignLinks } from '../translations/use-foreign-links.ts'
import { useBlockName } from '../use-block-name.ts'
import { useGoTo } from '../validation/use-go-to.ts'
import { CheckItem } from './check-item.tsx'
import classes from './seo-tab.module.css'

/** The links to pages in another language, each with a way to its field. */
export const ForeignLinkCheck = () => {
  const t = useTranslations('editor.seo')
  const localeName = useLocaleName()
  const nameOf = useBlockName()
  const goTo = useGoTo()
  const { links, areAll } = useForeignLinks()
  if (links.length === 0 && !areAll)
    return (
      <li>
        <CircleDashed size={16} aria-hidden />
        <div>{t('linksUnknown')}</div>
      </li>
    )
  return (
    <CheckItem name="links" failures={links.length}>
      {links.length > 0 && (
        <ul className={`${plainClasses.list} ${classes.places}`}>
          {links.map(link => (
            <li key={`${link.block} ${link.path} ${link.title}`}>
              <button type="button" className={plainClasses.button} onClick={() => goTo(link)}>
                {link.block === null ? t('pageItself') : nameOf(link.block)}: {link.title} (
                {localeName(link.locale)})
              </button>
            </li>
          ))}
        </ul>
      )}
    </CheckItem>
  )
}
