import { targetOfAddress } from '../target-of-address.ts'

const keys: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Makes tabs of the links and panels of the sections. */
const enhance = (block: Element): void => {
  const tabs = [...block.querySelectorAll<HTMLAnchorElement>(':scope > .wrap > .tabs__list > li > a')]
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)))
  // A block with an anchor point is inside the element with that id.
  const holders = panels.map(panel => panel?.closest('.tabs__panels > *'))

  const select = (selected: number) => {
    for (const [index, tab] of tabs.entries()) {
      const isSelected = index === selected
      tab.ariaSelected = `${isSelected}`
      tab.tabIndex = isSelected ? 0 : -1
      // Hidden until the browser finds its text.
      if (isSelected) holders[index]?.removeAttribute('hidden')
      else holders[index]?.setAttribute('hidden', 'until-found')
    }
  }
  const selectTarget = () => {
    const target = targetOfAddress()
    const index = target ? holders.findIndex(holder => holder?.contains(target)) : -1
    if (index < 0) return false
    select(index)
    return true
  }

  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]
    tab.id = `${panel?.id}-tab`
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panel?.id ?? '')
    if (tab.parentElement) tab.parentElement.role = 'presentation'
    if (panel) {
      panel.role = 'tabpanel'
      panel.tabIndex = 0
      panel.setAttribute('aria-labelledby', tab.id)
    }
    tab.addEventListener('click', event => {
      event.preventDefault()
      select(index)
    })
    tab.addEventListener('keydown', event => {
      const next = event.key === ' ' ? index : keys[event.key]?.(index, tabs.length)
      if (next === undefined) return
      event.preventDefault()
      select(next)
      tabs[next]?.focus()
    })
    holders[index]?.addEventListener('beforematch', () => select(index))
  }
  const list = tabs[0]?.closest('ul')
  if (list) list.role = 'tablist'
  if (!selectTarget()) select(0)
  block.classList.add('tabs--ready')
  addEventListener('hashchange', selectTarget)
}

for (const block of document.querySelectorAll('.tabs--switching')) enhance(block)
