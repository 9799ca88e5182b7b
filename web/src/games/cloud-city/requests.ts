/** The special requests: the rule of each, how it is shown, and its small drawing, 24 wide. */

import type { CloudCityRequestName } from "../../protocol.ts";

export interface RequestLook {
  rule: string;
  /** Whether players are compared, so that the counts themselves are what matters. */
  compares: boolean;
  /** Whether it can only cost votes. */
  costs: boolean;
  icon: string;
}

export const REQUESTS: Record<CloudCityRequestName, RequestLook> = {
  loops: { rule: "CC-6.1", compares: false, costs: false, icon: "M6 6h12v12H6zM6 6h.01M18 6h.01M18 18h.01M6 18h.01" },
  water: {
    rule: "CC-6.2",
    compares: true,
    costs: false,
    icon: "M12 4c3 4 5 6.500 5 9.500a5 5 0 0 1-10 0C7 10.500 9 8 12 4z",
  },
  forest: {
    rule: "CC-6.3",
    compares: true,
    costs: false,
    icon: "M12 3.500 16.500 10H14l4 6h-5v4.500h-2V16H6l4-6H7.500z",
  },
  minimalism: { rule: "CC-6.4", compares: false, costs: false, icon: "M4.500 8h6v8h-6zM10.500 12h9" },
  value: { rule: "CC-6.5", compares: true, costs: false, icon: "M5 19V9h7V5h7M19 5l-3-2M19 5l-3 2" },
  separation: { rule: "CC-6.6", compares: true, costs: false, icon: "M4 7h7M14 7h6M4 12h5M12 12h8M4 17h9M16 17h4" },
  variety: { rule: "CC-6.7", compares: false, costs: false, icon: "M4 5h3M4 9.500h6M4 14h10M4 18.500h16" },
  crossings: { rule: "CC-6.8", compares: false, costs: true, icon: "M12 4v16M4 12h5M15 12h5" },
  loneliness: { rule: "CC-6.9", compares: false, costs: true, icon: "M7.500 7h9v13h-9zM10.500 11.500h3M10.500 15.500h3" },
  balance: { rule: "CC-6.10", compares: false, costs: true, icon: "M12 4v16M6 20h12M5 8h14M5 8l-2.500 5h5zM19 8l-2.500 5h5z" },
};
