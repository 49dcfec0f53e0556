import { metBy } from '../../board/met-by.ts';
import { misplaced, type Setting } from '../../board/setting.ts';

/** MC-MOV-8, MC-MOV-10: a contact comes of somebody's move, so that a battle cannot begin with enemies along each other. */
export function checkApart(setting: Setting): void {
  const placed = setting.units.filter(({ hidden }) => hidden < 0);
  for (const unit of placed) {
    const enemy = placed.find(
      ({ id, side, start }) =>
        id < unit.id && side !== unit.side && (metBy(start, unit.start) ?? metBy(unit.start, start)) !== undefined,
    );
    if (enemy)
      throw misplaced(setting, unit, `stands in contact with ${enemy.name}, and a battle begins before anybody is`);
  }
}
