import { Avatar, Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { UploadButton } from '../ui/upload-button.tsx'
import { CropDialog } from './crop-dialog.tsx'
import classes from './profile-image.module.css'
import { useProfileImage } from './use-profile-image.ts'

interface Props {
  userID: number
  name: string
  image: string | null
}

export const ProfileImage = ({ userID, name, image }: Props) => {
  const t = useTranslations('profile')
  const { entries, chosen, isBusy, choose, saveCrop, cancel, remove } = useProfileImage(userID)
  return (
    <div>
      <Group gap="md">
        <Avatar
          src={image}
          name={name}
          color="gray"
          size={72}
          alt={t('image')}
          classNames={{ placeholder: classes.initials ?? '' }}
        />
        <div>
          <Group gap="xs">
            <UploadButton
              label={t(image ? 'replace' : 'choose')}
              accept="image/jpeg,image/png"
              busy={isBusy && !chosen}
              onFile={file => void choose(file)}
            />
            {image && (
              <Button variant="default" size="xs" disabled={isBusy} onClick={() => void remove()}>
                {t('remove')}
              </Button>
            )}
          </Group>
          <p className={classes.help}>{t('help')}</p>
        </div>
      </Group>
      <ErrorSummary entries={entries} />
      {chosen && (
        <CropDialog
          image={chosen.image}
          busy={isBusy}
          onClose={cancel}
          onCrop={crop => void saveCrop(crop)}
        />
      )}
    </div>
  )
}
