import { type BlockComponent, Slot } from 'ximblox/views'
import type { columns } from './columns.block.ts'

export const Columns: BlockComponent<typeof columns> = ({ props }) => (
  <div className={`columns columns--${props.layout} columns--${props.background}`}>
    <div className="columns__inner wrap">
      <Slot name="left" className="columns__column" />
      <Slot name="right" className="columns__column" />
      {props.layout === 'thirds' && <Slot name="third" className="columns__column" />}
    </div>
  </div>
)
