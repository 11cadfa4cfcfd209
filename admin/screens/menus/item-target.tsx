import type { MenuItem } from '@ximblox/contract/menus'
import { useTranslations } from 'use-intl'
import { usePagePath } from '../../settings/use-page-path.ts'
import { StateBadge } from '../../ui/state-badge.tsx'
import classes from './item-list.module.css'
import { useMenuEditing } from './menu-editing.ts'

/** The target of a menu item, and whether visitors can open it. */
export const ItemTarget = ({ item: { url, pageID, fileID } }: { item: MenuItem }) => {
  const t = useTranslations('menus')
  const { fileOf } = useMenuEditing()
  if (pageID !== undefined) return <PageTargetText id={pageID} />
  if (fileID === undefined) return <span className={classes.target}>{url ?? t('heading')}</span>
  const file = fileOf(fileID)
  if (fileID === 0) return <span className={classes.target}>{t('unchosen')}</span>
  if (!file) return <span className={classes.missing}>{t('missingFile')}</span>
  return <span className={classes.target}>{file.fileName}</span>
}

const PageTargetText = ({ id }: { id: number }) => {
  const t = useTranslations('menus')
  const pathOf = usePagePath()
  const { pageOf } = useMenuEditing()
  const page = pageOf(id)
  if (id === 0) return <span className={classes.target}>{t('unchosen')}</span>
  if (!page) return <span className={classes.missing}>{t('missingPage')}</span>
  const isHidden = page.state === 'concept' || page.state === 'not-published'
  return (
    <>
      <span className={classes.target}>{pathOf(page)}</span>
      {isHidden && (
        <span className={classes.hidden}>
          <StateBadge state={page.state} /> {t('hidden')}
        </span>
      )}
    </>
  )
}
