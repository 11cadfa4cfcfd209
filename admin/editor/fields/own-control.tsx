import { Skeleton } from '@mantine/core'
import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import type { OwnField } from '@ximblox/blocks/fields/define-field'
import type { Json } from '@ximblox/contract/fields'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type FieldControl, type FieldControlProps, useSite } from '../../site.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import type { ControlProps } from './control.ts'
import { FieldFrame } from './field-frame.tsx'

/** The control that the site has for its own kind of field. One that fails takes nothing else with it. */
export const OwnControl = ({ field, ...rest }: ControlProps<OwnField>) => {
  const t = useTranslations('editor.fields')
  const { fields } = useSite()
  const control = fields.find(({ kind }) => kind === field.own)
  const { label, help, errors, isRequired, value, onChange, onBlur } = rest
  return (
    <FieldFrame label={label} help={help} errors={errors} isRequired={isRequired}>
      {input =>
        control ? (
          <Loaded
            control={control}
            value={storable(field, value) ? value : field.default}
            onChange={changed => {
              // Stored, it would keep the whole page from being saved.
              if (!storable(field, changed))
                throw new Error(`the control of the kind "${field.own}" gave a value that its schema refuses`)
              onChange(changed)
            }}
            input={{ ...input, 'aria-label': label, onBlur }}
          />
        ) : (
          <p>{t('noControl')}</p>
        )
      }
    </FieldFrame>
  )
}

const storable = (field: OwnField, value: Json | undefined): value is Json =>
  value !== undefined && field.accepts(value)

const Loaded = ({ control, ...props }: { control: FieldControl } & FieldControlProps<Json>) => {
  // Its values are those of the field, whose kind it was declared for.
  const [Control] = useState(() => lazyRouteComponent(control.load) as ComponentType<FieldControlProps<Json>>)
  return (
    <CatchBoundary getResetKey={() => 'control'} errorComponent={FailedControl}>
      <Suspense fallback={<Skeleton height={36} />}>
        <Control {...props} />
      </Suspense>
    </CatchBoundary>
  )
}

const FailedControl = ({ reset }: { reset: () => void }) => {
  const t = useTranslations('list')
  return <LoadFailed message={t('failed')} onRetry={reset} />
}
