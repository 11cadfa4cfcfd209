/** Suggestions below the search boxes of a page: a combobox whose options are links to pages. */

interface Suggestion {
  title: string
  path: string
}

const minLength = 2
const delay = 180
const maxSuggestions = 6

const fetchSuggestions = async (term: string, locale: string, signal: AbortSignal): Promise<Suggestion[]> => {
  const response = await fetch('/api/ximblox/search/search', {
    method: 'POST',
    // Visitors who only search get no cookie.
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ term, locales: [locale], count: maxSuggestions }),
    signal,
  })
  return response.ok ? (await response.json()).results : []
}

const enhance = (form: HTMLFormElement) => {
  const input = form.querySelector('input')
  if (!input) return
  const list = document.createElement('div')
  const status = document.createElement('p')
  let request = new AbortController()
  let timer = 0
  let options: HTMLElement[] = []
  let active = -1

  const select = (index: number) => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = index
    const option = options[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  const show = (suggestions: readonly Suggestion[]) => {
    options = suggestions.map(({ title, path }, index) => {
      const option = document.createElement('a')
      option.id = `${list.id}-${index}`
      option.role = 'option'
      option.href = path
      option.tabIndex = -1
      option.textContent = title
      option.setAttribute('aria-selected', 'false')
      return option
    })
    list.replaceChildren(...options)
    list.hidden = options.length === 0
    input.setAttribute('aria-expanded', `${!list.hidden}`)
    select(-1)
  }

  const close = () => {
    clearTimeout(timer)
    request.abort()
    show([])
    status.textContent = ''
  }

  const ask = async (term: string) => {
    request.abort()
    request = new AbortController()
    const { signal } = request
    try {
      const suggestions = await fetchSuggestions(term, form.dataset.search ?? '', signal)
      if (signal.aborted) return
      show(suggestions)
      status.textContent = (form.dataset.count ?? '').replace('{count}', `${suggestions.length}`)
    } catch {
      // Without suggestions the form still searches.
      if (!signal.aborted) show([])
    }
  }

  list.id = `${input.id}-suggestions`
  list.role = 'listbox'
  list.className = 'search-form__suggestions'
  list.hidden = true
  list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '')
  status.className = 'hidden'
  status.role = 'status'
  input.role = 'combobox'
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  input.setAttribute('aria-expanded', 'false')
  form.append(list, status)

  input.addEventListener('input', () => {
    clearTimeout(timer)
    const term = input.value.trim()
    if (term.length < minLength) close()
    else timer = window.setTimeout(() => void ask(term), delay)
  })
  input.addEventListener('keydown', event => {
    if (event.isComposing || options.length === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The input itself is one of the stops.
      const stops = options.length + 1
      select(((active + 1 + step + stops) % stops) - 1)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      options[active]?.click()
    }
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
  })
  // Otherwise a press on a suggestion would take the focus and close the list before the click.
  list.addEventListener('pointerdown', event => event.preventDefault())
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) enhance(form)

/** An opened search panel of the header is ready for typing. */
for (const panel of document.querySelectorAll<HTMLDetailsElement>('details[data-search-panel]')) {
  panel.addEventListener('toggle', () => {
    if (panel.open) panel.querySelector('input')?.focus()
  })
}

/** An open panel of the header closes by Escape, by a press outside and when the focus leaves it. */
const panels = document.querySelectorAll<HTMLDetailsElement>('.site-header details')
const closeWhere = (isDone: (panel: HTMLDetailsElement) => boolean) => {
  for (const panel of panels) if (panel.open && isDone(panel)) panel.open = false
}
document.addEventListener('pointerdown', ({ target }) =>
  closeWhere(panel => target instanceof Node && !panel.contains(target)),
)
for (const panel of panels) {
  panel.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.defaultPrevented || !panel.open) return
    event.preventDefault()
    panel.open = false
    panel.querySelector('summary')?.focus()
  })
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false
  })
}
