/** About how many: exact up to nine, then full tens and a plus. */
export function countLabel(count: number): string {
  return count < 10 ? `${count}` : `${Math.floor(count / 10) * 10}+`
}
