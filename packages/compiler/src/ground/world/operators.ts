/**
 * The operators on values that need each other: lists are equal if their entries are, a largest number is compared by comparing what it is the
 * largest of, and anything may have to be taken by cases. The world lends them, so that no file imports one that imports it.
 */
import type { Condition } from "../../condition.js";
import type { Order } from "../../ranges.js";
import type { Span } from "../../text/span.js";
import type { Case, Truth, Value } from "../value.js";

export interface Branch {
  readonly when: Condition | true;
  readonly value: Value;
}

export interface Operators {
  /** Each value that it can be, and when; the conditions exclude each other. */
  readonly casesOf: (value: Value, span: Span) => readonly Case[];
  /** The value of the branch whose condition holds; the conditions exclude each other. */
  readonly merged: (branches: readonly Branch[], span: Span) => Value;
  readonly compare: (left: Value, operator: Order, right: Value, span: Span) => Truth;
}
