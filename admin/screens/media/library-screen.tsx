import { allows } from '@ximblox/contract/rules/permissions'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Library } from '../../media/library/library.tsx'
import { usePlaceInUrl } from '../../media/library/use-library-place.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import classes from './library-screen.module.css'

/** `/cmsadmin/medialibrary`. */
export const LibraryScreen = () => (
  <div className={classes.screen}>
    <Library state={usePlaceInUrl()} Head={Head} />
  </div>
)

const Head = ({ addButtons }: { addButtons: ReactNode }) => {
  const t = useTranslations('media')
  const tMenu = useTranslations('menu')
  const tBin = useTranslations('bin')
  const mayManage = allows(useSession().permissions, 'manage-media')
  return (
    <PageHead
      title={tMenu('mediaLibrary')}
      actions={
        mayManage && (
          <>
            <ButtonLink variant="default" to="/bin/files">
              {tBin('open')}
            </ButtonLink>
            {addButtons}
          </>
        )
      }
    >
      {!mayManage && <p className={classes.note}>{t('lookOnly')}</p>}
    </PageHead>
  )
}
