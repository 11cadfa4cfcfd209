/** The messages that the page has for the script; see `nativeMessages`. */
export const messagesOf = (form: HTMLFormElement): Record<string, string> =>
  JSON.parse(form.dataset.messages ?? '{}')
