import { ActionIcon, Button, Checkbox, MultiSelect } from '@mantine/core'
import { isPagePermission, type Permission, type PermissionName } from '@ximblox/contract/permissions'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useTypeName } from '../../pages/use-type-name.ts'
import { useSession } from '../../session/use-session.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { useSite } from '../../site.tsx'
import { type EditedRole, grantsOf, limitedTo, withGrant, withPermission } from './edited-role.ts'
import { limitOptions } from './grant-limits.ts'
import { heldState } from './held-state.ts'
import classes from './permission-row.module.css'

interface Props {
  name: PermissionName
  label: string
  role: EditedRole
  onChange: (role: EditedRole) => void
}

export const PermissionRow = ({ name, label, role, onChange }: Props) => {
  const t = useTranslations('roles')
  const { permissions: ownPermissions } = useSession()
  const grants = grantsOf(role.permissions, name)
  const state = heldState(role.permissions, name, ownPermissions)
  const reasons = { granted: undefined, implied: t('alwaysHeld'), free: undefined, notHeld: t('notHeld') }
  return (
    <div className={classes.row}>
      <Checkbox
        label={label}
        checked={state === 'granted' || state === 'implied'}
        disabled={reasons[state] !== undefined}
        description={reasons[state]}
        onChange={event => onChange(withPermission(role, name, event.currentTarget.checked))}
      />
      {isPagePermission(name) &&
        grants.map((grant, index) => (
          <GrantLimits
            key={`${name}-${index}`}
            grant={grant}
            onChange={replacement => onChange(withGrant(role, grant, replacement))}
            isOnly={grants.length === 1}
          />
        ))}
      {isPagePermission(name) && grants.some(({ parameters }) => parameters) && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          className={classes.more ?? ''}
          onClick={() => onChange(withPermission(role, name, true))}
        >
          {t('addPlace')}
        </Button>
      )}
    </div>
  )
}

interface GrantLimitsProps {
  grant: Permission
  isOnly: boolean
  onChange: (replacement: Permission | undefined) => void
}

const GrantLimits = ({ grant, isOnly, onChange }: GrantLimitsProps) => {
  const t = useTranslations('roles')
  const { registry } = useSite()
  const { availableLocales = [] } = useSettings() ?? {}
  const localeName = useLocaleName()
  const typeName = useTypeName()
  const { locales = [], pageTypes = [] } = grant.parameters ?? {}
  const options = (known: readonly string[], chosen: readonly string[], label: (value: string) => string) =>
    limitOptions(known, chosen).map(value => ({ value, label: label(value) }))
  return (
    <div className={classes.grant}>
      <MultiSelect
        size="xs"
        label={t('locales')}
        placeholder={locales.length === 0 ? t('allLocales') : ''}
        value={locales}
        onChange={values => onChange(limitedTo(grant, 'locales', values))}
        data={options(availableLocales, locales, localeName)}
        comboboxProps={{ withinPortal: false }}
      />
      <MultiSelect
        size="xs"
        label={t('pageTypes')}
        placeholder={pageTypes.length === 0 ? t('allTypes') : ''}
        value={pageTypes}
        onChange={values => onChange(limitedTo(grant, 'pageTypes', values))}
        data={options([...registry.contentTypes.keys()], pageTypes, typeName)}
        comboboxProps={{ withinPortal: false }}
      />
      {!isOnly && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('removePlace')}
          onClick={() => onChange(undefined)}
        >
          <X size={14} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
