import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { sectionClass } from '../appearance.ts'
import { columnsOf } from './columns-of.ts'
import type { table } from './table.block.ts'

const { Items, Plain } = fieldsOf<typeof table>()

export const Table: BlockComponent<typeof table> = ({ props, view }) => {
  const { background, caption, headerColumn, headerRow, rows, title } = props
  const columns = columnsOf(rows, props)
  const name = caption || title || messagesFor(view.page.locale).table
  return (
    <section className={sectionClass('table', { background })}>
      <div className="wrap">
        <Plain field="title" as="heading" className="section__title" />
        {/* It can scroll sideways on a phone, so the keyboard has to reach it. */}
        <section className="table__scroll" aria-label={name} tabIndex={0}>
          <table className="table__table">
            <Plain field="caption" as="caption" className="table__caption" />
            <Items field="rows" as="tbody">
              {(_row, { Rich }, index) => {
                const isHead = headerRow && index === 0
                return (
                  <tr className={isHead ? 'table__head' : undefined}>
                    {columns.map(({ cell, isNumeric }, place) => {
                      const className = isNumeric ? 'table__number' : undefined
                      const isRowHead = headerColumn && place === 0
                      // The corner heads neither a row nor a column.
                      if (isHead === isRowHead)
                        return (
                          <td key={cell} className={className}>
                            <Rich field={cell} className="table__cell prose" />
                          </td>
                        )
                      return (
                        <th key={cell} className={className} scope={isHead ? 'col' : 'row'}>
                          <Rich field={cell} className="table__cell prose" />
                        </th>
                      )
                    })}
                  </tr>
                )
              }}
            </Items>
          </table>
        </section>
      </div>
    </section>
  )
}
