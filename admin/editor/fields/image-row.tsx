import { ActionIcon } from '@mantine/core'
import type { ImageData } from '@ximblox/contract/blocks'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { imagePreviewUrl } from '../../media/image-preview-url.ts'
import textClasses from '../../ui/text.module.css'
import { FieldNote } from './field-group.tsx'
import classes from './image-row.module.css'

interface Props {
  image: ImageData
  /** Its file was deleted. */
  isGone: boolean
  /** The tools. */
  children: ReactNode
}

/** A cropped image, whether or not its use on the page is saved yet, with its name and tools. */
export const ImageRow = ({ image, isGone, children }: Props) => {
  const t = useTranslations('editor.fields')
  const client = useClient()
  return (
    <div className={classes.row}>
      {!isGone && (
        <img className={classes.image} src={imagePreviewUrl(client, image, 640)} alt="" loading="lazy" />
      )}
      <div className={classes.facts}>
        <span className={`${textClasses.oneLine} ${classes.name}`} title={image.fileName}>
          {image.fileName}
        </span>
        {isGone && <FieldNote>{t('gone')}</FieldNote>}
        <div className={classes.tools}>{children}</div>
      </div>
    </div>
  )
}

interface ToolProps {
  label: string
  Icon: LucideIcon
  onClick: () => void
}

export const Tool = ({ label, Icon, onClick }: ToolProps) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick}>
    <Icon size={16} aria-hidden />
  </ActionIcon>
)
