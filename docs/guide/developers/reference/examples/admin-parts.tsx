import { useState } from 'react'
import {
  allows,
  Badge,
  Button,
  Checkbox,
  EmptyState,
  ErrorSummary,
  FormDialog,
  Modal,
  messagesFor,
  Note,
  pageOf,
  Row,
  Select,
  Stack,
  TextArea,
  TextInput,
  toast,
  useCall,
  useClient,
  useMessage,
  usePagedList,
  useSession,
} from 'ximblox/admin-parts'

interface Lead {
  id: number
  name: string
}

// #region Badge
const tones = { open: 'new', won: 'good', lost: 'neutral' } as const

export const LeadState = ({ state }: { state: keyof typeof tones }) => (
  <Badge tone={tones[state]}>{state}</Badge>
)
// #endregion

// #region Button
export const Invite = ({ onInvite, isBusy }: { onInvite: () => void; isBusy: boolean }) => (
  <Button kind="main" busy={isBusy} onClick={onInvite}>
    Invite the lead
  </Button>
)
// #endregion

// #region Checkbox
export const Archived = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Checkbox label="Show archived leads" checked={isOn} onChange={onChange} />
)
// #endregion

// #region Row
/** The two ways out of a form, at its end. */
export const Choice = ({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) => (
  <Row align="end">
    <Button onClick={onCancel}>Cancel</Button>
    <Button kind="main" onClick={onSave}>
      Save
    </Button>
  </Row>
)
// #endregion

// #region Select
export const SourceSelect = ({
  source,
  onChange,
}: {
  source: string
  onChange: (source: string) => void
}) => (
  <Select
    label="Source"
    value={source}
    onChange={onChange}
    options={[
      { value: 'fair', label: 'Trade fair' },
      { value: 'site', label: 'Website' },
    ]}
  />
)
// #endregion

// #region Stack
export const LeadNotes = ({ notes }: { notes: readonly string[] }) => (
  <Stack gap="small">
    {notes.map(note => (
      <Note key={note}>{note}</Note>
    ))}
  </Stack>
)
// #endregion

// #region TextArea
/** Begins with three lines and grows with its text to at most twelve. */
export const RemarkArea = ({ remark, onChange }: { remark: string; onChange: (remark: string) => void }) => (
  <TextArea label="Remark" value={remark} onChange={onChange} limit={2_000} rows={[3, 12]} />
)
// #endregion

// #region EmptyState
export const NoLeads = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState shape="rows" action={<Button onClick={onAdd}>Add a lead</Button>}>
    There are no leads yet.
  </EmptyState>
)
// #endregion

// #region useCall
/** Runs an action of a submission, once at a time, with the errors of the call above the button. */
export const Accept = ({ id }: { id: number }) => {
  const client = useClient()
  const { run, isBusy, entries } = useCall({ invalidates: [['leads']] })
  const accept = async () => {
    const call = () => client.forms.run({ params: { id }, body: { action: 'accept' } })
    if (await run(call)) toast('Accepted')
  }
  return (
    <>
      <ErrorSummary entries={entries} title="The lead was not accepted" />
      <Button busy={isBusy} onClick={() => void accept()}>
        Accept
      </Button>
    </>
  )
}
// #endregion

// #region ErrorSummary
/** Above a form whose call failed; it is announced when errors appear in it. */
export const Failed = ({ entries }: Pick<Parameters<typeof ErrorSummary>[0], 'entries'>) => (
  <ErrorSummary entries={entries} title="The lead was not saved" />
)
// #endregion

// #region FormDialog
/** Asks for a name in a dialog; the Enter key confirms. */
export const Rename = ({ onRename, onClose }: { onRename: (name: string) => void; onClose: () => void }) => {
  const [name, setName] = useState('')
  return (
    <FormDialog
      title="Rename the lead"
      confirm="Rename"
      busy={false}
      onClose={onClose}
      onConfirm={() => onRename(name)}
    >
      <TextInput label="Name" value={name} onChange={setName} limit={100} isFirst />
    </FormDialog>
  )
}
// #endregion

// #region Modal
export const Remove = ({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) => (
  <Modal title="Remove the lead?" opened onClose={onClose} confirm={{ label: 'Remove', onConfirm: onRemove }}>
    Its notes are removed, too.
  </Modal>
)
// #endregion

// #region Note
export const Retention = () => <Note title="Kept for a year">Older leads are removed every night.</Note>
// #endregion

// #region TextInput
export const NameInput = ({ name, onChange }: { name: string; onChange: (name: string) => void }) => (
  <TextInput
    label="Name"
    description="As on the invoice"
    value={name}
    onChange={onChange}
    limit={100}
    isRequired
  />
)
// #endregion

// #region messagesFor
/** The errors of one field of a call, in the language of the user. */
export const EmailInput = ({ email, onChange }: { email: string; onChange: (email: string) => void }) => {
  const { entries } = useCall()
  const messageOf = useMessage()
  return (
    <TextInput
      label="Email"
      value={email}
      onChange={onChange}
      errors={messagesFor('email', entries, messageOf)}
    />
  )
}
// #endregion

// #region useMessage
/** Why something failed, as a sentence in the language of the user. */
export const Reason = ({ error }: { error: Parameters<ReturnType<typeof useMessage>>[0] }) => {
  const messageOf = useMessage()
  return <p>{messageOf(error)}</p>
}
// #endregion

// #region toast
export const Copy = ({ text }: { text: string }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast('Copied')
  }
  return <Button onClick={() => void copy()}>Copy</Button>
}
// #endregion

// #region pageOf
/** The list of a call that answers with all rows at once, page by page. */
export const useLeads = (leads: readonly Lead[]) =>
  usePagedList({ key: ['leads'], fetchPage: async query => pageOf(leads, query) })
// #endregion

// #region useSession
export const Greeting = () => {
  const { user } = useSession()
  return user && <p>Good morning, {user.name}.</p>
}
// #endregion

// #region allows
/** Only for users who may read submissions. */
export const LeadsLink = () => {
  const { permissions } = useSession()
  return allows(permissions, 'view-submissions') && <a href="/cmsadmin/reports/leads">Leads</a>
}
// #endregion
