-- A database of schema 0003: tables whose luck has a stream for every turn, open, being played and over, in the middle
-- of secret decisions too.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE guests (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka','2026-11-16T06:00:00.000+00:00');
INSERT INTO "guests" VALUES('e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi','2026-11-16T06:00:00.000+00:00');
INSERT INTO "guests" VALUES('7e33c6abb3cf13de49514445c543d907289b536065526689cc9e6834e43475f4','','2026-11-16T06:00:00.000+00:00');
CREATE TABLE keys (
	name VARCHAR(64) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
)
 WITHOUT ROWID

;
INSERT INTO "keys" VALUES('cookies',X'F89B7E821D9FABD72A991C95E8378DC5A54566B13055DB425663DA8F32FCC9D4');
CREATE TABLE log (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	time BIGINT, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	payload TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_log_table_id_seat_key UNIQUE (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('choosing',1,1794800001000,0,'choosing-1','{"type":"action","text":"choose yellow-3 alone"}');
INSERT INTO "log" VALUES('choosing',2,1794800002000,0,'choosing-2','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',3,1794800003000,1,'choosing-3','{"type":"action","text":"choose blue-3 yellow-6"}');
INSERT INTO "log" VALUES('choosing',4,1794800004000,0,'choosing-4','{"type":"action","text":"choose yellow-3 alone"}');
INSERT INTO "log" VALUES('choosing',5,1794800005000,0,'choosing-5','{"type":"action","text":"choose J red-11"}');
INSERT INTO "log" VALUES('choosing',6,1794800006000,1,'choosing-6','{"type":"action","text":"new-hand"}');
INSERT INTO "log" VALUES('choosing',7,1794800007000,0,'choosing-7','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',8,1794800008000,1,'choosing-8','{"type":"action","text":"new-hand"}');
INSERT INTO "log" VALUES('choosing',9,1794800009000,1,'choosing-9','{"type":"action","text":"choose yellow-6 alone"}');
INSERT INTO "log" VALUES('choosing',10,1794800010000,0,'choosing-10','{"type":"action","text":"choose E alone"}');
INSERT INTO "log" VALUES('choosing',11,1794800011000,0,'choosing-11','{"type":"action","text":"take tile"}');
INSERT INTO "log" VALUES('choosing',12,1794800012000,0,'choosing-12','{"type":"action","text":"choose G red-19"}');
INSERT INTO "log" VALUES('choosing',13,1794800013000,0,'choosing-13','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',14,1794800014000,1,'choosing-14','{"type":"action","text":"choose A alone"}');
INSERT INTO "log" VALUES('choosing',15,1794800015000,1,'choosing-15','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',16,1794800016000,1,'choosing-16','{"type":"action","text":"choose yellow-2 yellow-17"}');
INSERT INTO "log" VALUES('choosing',17,1794800017000,1,'choosing-17','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',18,1794800018000,1,'choosing-18','{"type":"action","text":"choose A yellow-17"}');
INSERT INTO "log" VALUES('choosing',19,1794800019000,1,'choosing-19','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',20,1794800020000,0,'choosing-20','{"type":"action","text":"choose I alone"}');
INSERT INTO "log" VALUES('choosing',21,1794800021000,1,'choosing-21','{"type":"action","text":"choose J alone"}');
INSERT INTO "log" VALUES('choosing',22,1794800022000,1,'choosing-22','{"type":"action","text":"take tile"}');
INSERT INTO "log" VALUES('choosing',23,1794800023000,0,'choosing-23','{"type":"action","text":"take tile"}');
INSERT INTO "log" VALUES('choosing',24,1794800024000,1,'choosing-24','{"type":"action","text":"choose red-3 yellow-5"}');
INSERT INTO "log" VALUES('choosing',25,1794800025000,1,'choosing-25','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',26,1794800026000,0,'choosing-26','{"type":"action","text":"choose yellow-2 alone"}');
INSERT INTO "log" VALUES('choosing',27,1794800027000,0,'choosing-27','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',28,1794800028000,0,'choosing-28','{"type":"action","text":"choose yellow-2 alone"}');
INSERT INTO "log" VALUES('choosing',29,1794800029000,0,'choosing-29','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('choosing',30,1794800030000,1,'choosing-30','{"type":"action","text":"choose K yellow-17"}');
INSERT INTO "log" VALUES('giving',1,1794800001000,1,'giving-1','{"type":"action","text":"choose K yellow-15"}');
INSERT INTO "log" VALUES('giving',2,1794800002000,1,'giving-2','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',3,1794800003000,2,'giving-3','{"type":"action","text":"choose blue-3 alone"}');
INSERT INTO "log" VALUES('giving',4,1794800004000,0,'giving-4','{"type":"action","text":"choose I blue-6"}');
INSERT INTO "log" VALUES('giving',5,1794800005000,2,'giving-5','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',6,1794800006000,2,'giving-6','{"type":"action","text":"choose blue-3 alone"}');
INSERT INTO "log" VALUES('giving',7,1794800007000,0,'giving-7','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',8,1794800008000,1,'giving-8','{"type":"action","text":"choose G blue-20"}');
INSERT INTO "log" VALUES('giving',9,1794800009000,0,'giving-9','{"type":"action","text":"choose I blue-5"}');
INSERT INTO "log" VALUES('giving',10,1794800010000,0,'giving-10','{"type":"action","text":"move west"}');
INSERT INTO "log" VALUES('giving',11,1794800011000,1,'giving-11','{"type":"action","text":"move east"}');
INSERT INTO "log" VALUES('giving',12,1794800012000,2,'giving-12','{"type":"action","text":"choose E alone"}');
INSERT INTO "log" VALUES('giving',13,1794800013000,2,'giving-13','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',14,1794800014000,0,'giving-14','{"type":"action","text":"choose B alone"}');
INSERT INTO "log" VALUES('giving',15,1794800015000,0,'giving-15','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',16,1794800016000,2,'giving-16','{"type":"action","text":"choose E alone"}');
INSERT INTO "log" VALUES('giving',17,1794800017000,1,'giving-17','{"type":"action","text":"choose J yellow-16"}');
INSERT INTO "log" VALUES('giving',18,1794800018000,1,'giving-18','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',19,1794800019000,2,'giving-19','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',20,1794800020000,2,'giving-20','{"type":"action","text":"choose K yellow-9"}');
INSERT INTO "log" VALUES('giving',21,1794800021000,1,'giving-21','{"type":"action","text":"choose H alone"}');
INSERT INTO "log" VALUES('giving',22,1794800022000,2,'giving-22','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',23,1794800023000,1,'giving-23','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',24,1794800024000,1,'giving-24','{"type":"action","text":"choose red-3 yellow-16"}');
INSERT INTO "log" VALUES('giving',25,1794800025000,0,'giving-25','{"type":"action","text":"choose blue-2 yellow-13"}');
INSERT INTO "log" VALUES('giving',26,1794800026000,1,'giving-26','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',27,1794800027000,0,'giving-27','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',28,1794800028000,0,'giving-28','{"type":"action","text":"choose B blue-6"}');
INSERT INTO "log" VALUES('giving',29,1794800029000,2,'giving-29','{"type":"action","text":"choose E yellow-5"}');
INSERT INTO "log" VALUES('giving',30,1794800030000,1,'giving-30','{"type":"action","text":"choose H yellow-15"}');
INSERT INTO "log" VALUES('giving',31,1794800031000,1,'giving-31','{"type":"action","text":"choose blue-2 alone"}');
INSERT INTO "log" VALUES('giving',32,1794800032000,0,'giving-32','{"type":"action","text":"choose A alone"}');
INSERT INTO "log" VALUES('giving',33,1794800033000,2,'giving-33','{"type":"action","text":"choose J alone"}');
INSERT INTO "log" VALUES('giving',34,1794800034000,2,'giving-34','{"type":"action","text":"take resource"}');
INSERT INTO "log" VALUES('giving',35,1794800035000,0,'giving-35','{"type":"action","text":"take tile"}');
INSERT INTO "log" VALUES('giving',36,1794800036000,1,'giving-36','{"type":"action","text":"choose yellow-1 blue-12"}');
INSERT INTO "log" VALUES('giving',37,1794800037000,1,'giving-37','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',38,1794800038000,0,'giving-38','{"type":"action","text":"choose yellow-2 alone"}');
INSERT INTO "log" VALUES('giving',39,1794800039000,2,'giving-39','{"type":"action","text":"choose F red-8"}');
INSERT INTO "log" VALUES('giving',40,1794800040000,2,'giving-40','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',41,1794800041000,1,'giving-41','{"type":"action","text":"choose K red-16"}');
INSERT INTO "log" VALUES('giving',42,1794800042000,1,'giving-42','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',43,1794800043000,0,'giving-43','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',44,1794800044000,0,'giving-44','{"type":"action","text":"choose red-2 yellow-13"}');
INSERT INTO "log" VALUES('giving',45,1794800045000,0,'giving-45','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',46,1794800046000,0,'giving-46','{"type":"action","text":"choose red-2 alone"}');
INSERT INTO "log" VALUES('giving',47,1794800047000,1,'giving-47','{"type":"action","text":"choose blue-5 red-18"}');
INSERT INTO "log" VALUES('giving',48,1794800048000,0,'giving-48','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',49,1794800049000,1,'giving-49','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',50,1794800050000,2,'giving-50','{"type":"action","text":"choose D yellow-9"}');
INSERT INTO "log" VALUES('giving',51,1794800051000,1,'giving-51','{"type":"action","text":"choose yellow-1 red-16"}');
INSERT INTO "log" VALUES('giving',52,1794800052000,1,'giving-52','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',53,1794800053000,1,'giving-53','{"type":"action","text":"choose blue-5 red-13"}');
INSERT INTO "log" VALUES('giving',54,1794800054000,0,'giving-54','{"type":"action","text":"choose red-2 alone"}');
INSERT INTO "log" VALUES('giving',55,1794800055000,2,'giving-55','{"type":"action","text":"move east"}');
INSERT INTO "log" VALUES('giving',56,1794800056000,0,'giving-56','{"type":"action","text":"choose F alone"}');
INSERT INTO "log" VALUES('giving',57,1794800057000,0,'giving-57','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',58,1794800058000,2,'giving-58','{"type":"action","text":"choose J yellow-4"}');
INSERT INTO "log" VALUES('giving',59,1794800059000,0,'giving-59','{"type":"action","text":"choose E yellow-13"}');
INSERT INTO "log" VALUES('giving',60,1794800060000,0,'giving-60','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',61,1794800061000,1,'giving-61','{"type":"action","text":"choose red-3 alone"}');
INSERT INTO "log" VALUES('giving',62,1794800062000,2,'giving-62','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',63,1794800063000,1,'giving-63','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',64,1794800064000,0,'giving-64','{"type":"action","text":"choose E red-4"}');
INSERT INTO "log" VALUES('giving',65,1794800065000,0,'giving-65','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',66,1794800066000,2,'giving-66','{"type":"action","text":"choose K yellow-4"}');
INSERT INTO "log" VALUES('giving',67,1794800067000,0,'giving-67','{"type":"action","text":"choose blue-1 alone"}');
INSERT INTO "log" VALUES('giving',68,1794800068000,1,'giving-68','{"type":"action","text":"choose yellow-2 red-16"}');
INSERT INTO "log" VALUES('giving',69,1794800069000,2,'giving-69','{"type":"action","text":"choose yellow-3 blue-19"}');
INSERT INTO "log" VALUES('giving',70,1794800070000,0,'giving-70','{"type":"action","text":"choose yellow-1 yellow-13"}');
INSERT INTO "log" VALUES('giving',71,1794800071000,2,'giving-71','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',72,1794800072000,1,'giving-72','{"type":"action","text":"choose B yellow-16"}');
INSERT INTO "log" VALUES('giving',73,1794800073000,2,'giving-73','{"type":"action","text":"choose red-3 alone"}');
INSERT INTO "log" VALUES('giving',74,1794800074000,1,'giving-74','{"type":"action","text":"move north"}');
INSERT INTO "log" VALUES('giving',75,1794800075000,2,'giving-75','{"type":"action","text":"choose F blue-9"}');
INSERT INTO "log" VALUES('giving',76,1794800076000,2,'giving-76','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',77,1794800077000,0,'giving-77','{"type":"action","text":"choose blue-3 red-19"}');
INSERT INTO "log" VALUES('giving',78,1794800078000,2,'giving-78','{"type":"action","text":"choose L blue-9"}');
INSERT INTO "log" VALUES('giving',79,1794800079000,1,'giving-79','{"type":"action","text":"choose blue-2 blue-17"}');
INSERT INTO "log" VALUES('giving',80,1794800080000,2,'giving-80','{"type":"action","text":"move west"}');
INSERT INTO "log" VALUES('giving',81,1794800081000,0,'giving-81','{"type":"action","text":"choose E yellow-11"}');
INSERT INTO "log" VALUES('giving',82,1794800082000,0,'giving-82','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',83,1794800083000,2,'giving-83','{"type":"action","text":"choose yellow-2 alone"}');
INSERT INTO "log" VALUES('giving',84,1794800084000,0,'giving-84','{"type":"action","text":"choose yellow-4 alone"}');
INSERT INTO "log" VALUES('giving',85,1794800085000,1,'giving-85','{"type":"action","text":"choose yellow-3 yellow-18"}');
INSERT INTO "log" VALUES('giving',86,1794800086000,2,'giving-86','{"type":"action","text":"choose yellow-5 alone"}');
INSERT INTO "log" VALUES('giving',87,1794800087000,1,'giving-87','{"type":"action","text":"choose blue-6 red-16"}');
INSERT INTO "log" VALUES('giving',88,1794800088000,0,'giving-88','{"type":"action","text":"choose J yellow-8"}');
INSERT INTO "log" VALUES('giving',89,1794800089000,0,'giving-89','{"type":"action","text":"choose G yellow-11"}');
INSERT INTO "log" VALUES('giving',90,1794800090000,1,'giving-90','{"type":"action","text":"choose yellow-9 yellow-18"}');
INSERT INTO "log" VALUES('giving',91,1794800091000,2,'giving-91','{"type":"action","text":"choose red-3 red-8"}');
INSERT INTO "log" VALUES('giving',92,1794800092000,0,'giving-92','{"type":"action","text":"move south"}');
INSERT INTO "log" VALUES('giving',93,1794800093000,0,'giving-93','{"type":"action","text":"choose E blue-4"}');
INSERT INTO "log" VALUES('giving',94,1794800094000,2,'giving-94','{"type":"action","text":"choose red-1 alone"}');
INSERT INTO "log" VALUES('giving',95,1794800095000,0,'giving-95','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',96,1794800096000,1,'giving-96','{"type":"action","text":"choose K red-11"}');
INSERT INTO "log" VALUES('giving',97,1794800097000,0,'giving-97','{"type":"action","text":"choose C red-4"}');
INSERT INTO "log" VALUES('giving',98,1794800098000,1,'giving-98','{"type":"action","text":"take resource"}');
INSERT INTO "log" VALUES('giving',99,1794800099000,0,'giving-99','{"type":"action","text":"move east"}');
INSERT INTO "log" VALUES('giving',100,1794800100000,2,'giving-100','{"type":"action","text":"choose yellow-13 alone"}');
INSERT INTO "log" VALUES('giving',101,1794800101000,0,'giving-101','{"type":"action","text":"choose red-13 blue-4"}');
INSERT INTO "log" VALUES('giving',102,1794800102000,1,'giving-102','{"type":"action","text":"choose E blue-12"}');
INSERT INTO "log" VALUES('giving',103,1794800103000,1,'giving-103','{"type":"action","text":"move south"}');
INSERT INTO "log" VALUES('giving',104,1794800104000,2,'giving-104','{"type":"action","text":"choose yellow-11 blue-8"}');
INSERT INTO "log" VALUES('giving',105,1794800105000,2,'giving-105','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',106,1794800106000,2,'giving-106','{"type":"action","text":"choose F red-20"}');
INSERT INTO "log" VALUES('giving',107,1794800107000,0,'giving-107','{"type":"action","text":"choose blue-20 yellow-7"}');
INSERT INTO "log" VALUES('giving',108,1794800108000,1,'giving-108','{"type":"action","text":"choose yellow-16 red-11"}');
INSERT INTO "log" VALUES('giving',109,1794800109000,1,'giving-109','{"type":"action","text":"choose B red-11"}');
INSERT INTO "log" VALUES('giving',110,1794800110000,0,'giving-110','{"type":"action","text":"choose yellow-11 yellow-12"}');
INSERT INTO "log" VALUES('giving',111,1794800111000,2,'giving-111','{"type":"action","text":"choose L blue-13"}');
INSERT INTO "log" VALUES('giving',112,1794800112000,1,'giving-112','{"type":"action","text":"move north"}');
INSERT INTO "log" VALUES('giving',113,1794800113000,2,'giving-113','{"type":"action","text":"move west"}');
INSERT INTO "log" VALUES('giving',114,1794800114000,0,'giving-114','{"type":"action","text":"choose red-19 blue-4"}');
INSERT INTO "log" VALUES('giving',115,1794800115000,0,'giving-115','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',116,1794800116000,2,'giving-116','{"type":"action","text":"choose blue-2 yellow-19"}');
INSERT INTO "log" VALUES('giving',117,1794800117000,2,'giving-117','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',118,1794800118000,2,'giving-118','{"type":"action","text":"choose yellow-8 yellow-19"}');
INSERT INTO "log" VALUES('giving',119,1794800119000,2,'giving-119','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',120,1794800120000,1,'giving-120','{"type":"action","text":"choose red-8 red-18"}');
INSERT INTO "log" VALUES('giving',121,1794800121000,0,'giving-121','{"type":"action","text":"choose yellow-9 alone"}');
INSERT INTO "log" VALUES('giving',122,1794800122000,0,'giving-122','{"type":"action","text":"back"}');
INSERT INTO "log" VALUES('giving',123,1794800123000,0,'giving-123','{"type":"action","text":"choose yellow-9 alone"}');
INSERT INTO "log" VALUES('giving',124,1794800124000,2,'giving-124','{"type":"action","text":"choose I alone"}');
INSERT INTO "log" VALUES('giving',125,1794800125000,2,'giving-125','{"type":"action","text":"take tile"}');
INSERT INTO "log" VALUES('giving',126,1794800126000,1,'giving-126','{"type":"action","text":"give red-7"}');
INSERT INTO "log" VALUES('giving',127,1794800127000,2,'giving-127','{"type":"action","text":"give blue-8"}');
INSERT INTO "log" VALUES('giving',128,1794800128000,2,'giving-128','{"type":"action","text":"done"}');
INSERT INTO "log" VALUES('over-with-undos',1,1794800001000,1,'over-with-undos-1','{"type":"action","text":"bid 4"}');
INSERT INTO "log" VALUES('over-with-undos',2,1794800002000,0,'over-with-undos-2','{"type":"action","text":"pass"}');
INSERT INTO "log" VALUES('over-with-undos',3,1794800003000,1,'over-with-undos-3','{"type":"action","text":"take 1,2,4,5"}');
INSERT INTO "log" VALUES('over-with-undos',4,1794800004000,0,'over-with-undos-4','{"type":"action","text":"bid 5"}');
INSERT INTO "log" VALUES('over-with-undos',5,1794800005000,0,'over-with-undos-5','{"type":"undo","count":1}');
INSERT INTO "log" VALUES('over-with-undos',6,1794800006000,0,'over-with-undos-6','{"type":"action","text":"bid 5"}');
INSERT INTO "log" VALUES('over-with-undos',7,1794800007000,1,'over-with-undos-7','{"type":"action","text":"bid 5"}');
INSERT INTO "log" VALUES('over-with-undos',8,1794800008000,0,'over-with-undos-8','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',9,1794800009000,1,'over-with-undos-9','{"type":"action","text":"bid 3"}');
INSERT INTO "log" VALUES('over-with-undos',10,1794800010000,1,'over-with-undos-10','{"type":"action","text":"demolish scrap"}');
INSERT INTO "log" VALUES('over-with-undos',11,1794800011000,0,'over-with-undos-11','{"type":"undo","count":3}');
INSERT INTO "log" VALUES('over-with-undos',12,1794800012000,0,'over-with-undos-12','{"type":"action","text":"bid 0"}');
INSERT INTO "log" VALUES('over-with-undos',13,1794800013000,1,'over-with-undos-13','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',14,1794800014000,1,'over-with-undos-14','{"type":"action","text":"take 3"}');
INSERT INTO "log" VALUES('over-with-undos',15,1794800015000,1,'over-with-undos-15','{"type":"action","text":"keep"}');
INSERT INTO "log" VALUES('over-with-undos',16,1794800016000,0,'over-with-undos-16','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',17,1794800017000,1,'over-with-undos-17','{"type":"action","text":"bid 3"}');
INSERT INTO "log" VALUES('over-with-undos',18,1794800018000,0,'over-with-undos-18','{"type":"undo","count":2}');
INSERT INTO "log" VALUES('over-with-undos',19,1794800019000,0,'over-with-undos-19','{"type":"action","text":"bid 0"}');
INSERT INTO "log" VALUES('over-with-undos',20,1794800020000,1,'over-with-undos-20','{"type":"action","text":"pass"}');
INSERT INTO "log" VALUES('over-with-undos',21,1794800021000,0,'over-with-undos-21','{"type":"action","text":"bid 4"}');
INSERT INTO "log" VALUES('over-with-undos',22,1794800022000,0,'over-with-undos-22','{"type":"action","text":"take 1,2,3,4"}');
INSERT INTO "log" VALUES('over-with-undos',23,1794800023000,0,'over-with-undos-23','{"type":"action","text":"demolish sand"}');
INSERT INTO "log" VALUES('over-with-undos',24,1794800024000,0,'over-with-undos-24','{"type":"action","text":"place tree 1"}');
INSERT INTO "log" VALUES('over-with-undos',25,1794800025000,1,'over-with-undos-25','{"type":"action","text":"bid 0"}');
INSERT INTO "log" VALUES('over-with-undos',26,1794800026000,0,'over-with-undos-26','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',27,1794800027000,0,'over-with-undos-27','{"type":"action","text":"take 1,5"}');
INSERT INTO "log" VALUES('over-with-undos',28,1794800028000,0,'over-with-undos-28','{"type":"action","text":"demolish candy"}');
INSERT INTO "log" VALUES('over-with-undos',29,1794800029000,1,'over-with-undos-29','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',30,1794800030000,0,'over-with-undos-30','{"type":"action","text":"bid 5"}');
INSERT INTO "log" VALUES('over-with-undos',31,1794800031000,1,'over-with-undos-31','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',32,1794800032000,0,'over-with-undos-32','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',33,1794800033000,0,'over-with-undos-33','{"type":"action","text":"take 2,3"}');
INSERT INTO "log" VALUES('over-with-undos',34,1794800034000,1,'over-with-undos-34','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',35,1794800035000,0,'over-with-undos-35','{"type":"action","text":"pass"}');
INSERT INTO "log" VALUES('over-with-undos',36,1794800036000,1,'over-with-undos-36','{"type":"action","text":"take 3,4"}');
INSERT INTO "log" VALUES('over-with-undos',37,1794800037000,0,'over-with-undos-37','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',38,1794800038000,1,'over-with-undos-38','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',39,1794800039000,1,'over-with-undos-39','{"type":"action","text":"take 2,3"}');
INSERT INTO "log" VALUES('over-with-undos',40,1794800040000,1,'over-with-undos-40','{"type":"action","text":"demolish scary"}');
INSERT INTO "log" VALUES('over-with-undos',41,1794800041000,0,'over-with-undos-41','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',42,1794800042000,1,'over-with-undos-42','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',43,1794800043000,1,'over-with-undos-43','{"type":"action","text":"take 3,4"}');
INSERT INTO "log" VALUES('over-with-undos',44,1794800044000,1,'over-with-undos-44','{"type":"action","text":"demolish tree"}');
INSERT INTO "log" VALUES('over-with-undos',45,1794800045000,0,'over-with-undos-45','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',46,1794800046000,0,'over-with-undos-46','{"type":"action","text":"take 2,4"}');
INSERT INTO "log" VALUES('over-with-undos',47,1794800047000,0,'over-with-undos-47','{"type":"action","text":"demolish sand"}');
INSERT INTO "log" VALUES('over-with-undos',48,1794800048000,1,'over-with-undos-48','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',49,1794800049000,0,'over-with-undos-49','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',50,1794800050000,0,'over-with-undos-50','{"type":"action","text":"take 3,4"}');
INSERT INTO "log" VALUES('over-with-undos',51,1794800051000,1,'over-with-undos-51','{"type":"action","text":"bid 0"}');
INSERT INTO "log" VALUES('over-with-undos',52,1794800052000,0,'over-with-undos-52','{"type":"action","text":"pass"}');
INSERT INTO "log" VALUES('over-with-undos',53,1794800053000,1,'over-with-undos-53','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',54,1794800054000,0,'over-with-undos-54','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',55,1794800055000,0,'over-with-undos-55','{"type":"action","text":"demolish scary"}');
INSERT INTO "log" VALUES('over-with-undos',56,1794800056000,1,'over-with-undos-56','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',57,1794800057000,1,'over-with-undos-57','{"type":"action","text":"demolish tree"}');
INSERT INTO "log" VALUES('over-with-undos',58,1794800058000,0,'over-with-undos-58','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',59,1794800059000,1,'over-with-undos-59','{"type":"action","text":"pass"}');
INSERT INTO "log" VALUES('over-with-undos',60,1794800060000,0,'over-with-undos-60','{"type":"action","text":"take 1"}');
INSERT INTO "log" VALUES('over-with-undos',61,1794800061000,0,'over-with-undos-61','{"type":"action","text":"demolish scary"}');
INSERT INTO "log" VALUES('over-with-undos',62,1794800062000,0,'over-with-undos-62','{"type":"action","text":"pass"}');
INSERT INTO "log" VALUES('over-with-undos',63,1794800063000,1,'over-with-undos-63','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',64,1794800064000,1,'over-with-undos-64','{"type":"action","text":"demolish sand"}');
INSERT INTO "log" VALUES('over-with-undos',65,1794800065000,1,'over-with-undos-65','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',66,1794800066000,1,'over-with-undos-66','{"type":"action","text":"take 5"}');
INSERT INTO "log" VALUES('over-with-undos',67,1794800067000,0,'over-with-undos-67','{"type":"action","text":"bid 0"}');
INSERT INTO "log" VALUES('over-with-undos',68,1794800068000,1,'over-with-undos-68','{"type":"action","text":"bid 2"}');
INSERT INTO "log" VALUES('over-with-undos',69,1794800069000,0,'over-with-undos-69','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',70,1794800070000,1,'over-with-undos-70','{"type":"action","text":"bid 3"}');
INSERT INTO "log" VALUES('over-with-undos',71,1794800071000,0,'over-with-undos-71','{"type":"action","text":"bid 1"}');
INSERT INTO "log" VALUES('over-with-undos',72,1794800072000,1,'over-with-undos-72','{"type":"action","text":"pass"}');
INSERT INTO "log" VALUES('playing',1,1794800001000,0,'playing-1','{"type":"action","text":"choose sand/sand"}');
INSERT INTO "log" VALUES('playing',2,1794800002000,0,'playing-2','{"type":"action","text":"place 0 1 1"}');
INSERT INTO "log" VALUES('playing',3,1794800003000,0,'playing-3','{"type":"action","text":"draw"}');
INSERT INTO "log" VALUES('playing',4,1794800004000,1,'playing-4','{"type":"action","text":"choose blue/green"}');
INSERT INTO "log" VALUES('playing',5,1794800005000,1,'playing-5','{"type":"action","text":"place 0 1 1"}');
INSERT INTO "log" VALUES('playing',6,1794800006000,1,'playing-6','{"type":"action","text":"take blue+sand"}');
INSERT INTO "log" VALUES('playing',7,1794800007000,0,'playing-7','{"type":"action","text":"choose green+blue"}');
INSERT INTO "log" VALUES('playing',8,1794800008000,0,'playing-8','{"type":"action","text":"place 3 1 1"}');
INSERT INTO "log" VALUES('playing',9,1794800009000,0,'playing-9','{"type":"action","text":"draw"}');
INSERT INTO "log" VALUES('playing',10,1794800010000,1,'playing-10','{"type":"action","text":"choose green/sand"}');
INSERT INTO "log" VALUES('playing',11,1794800011000,1,'playing-11','{"type":"action","text":"place 1 2 3"}');
INSERT INTO "log" VALUES('playing',12,1794800012000,1,'playing-12','{"type":"action","text":"done"}');
INSERT INTO "log" VALUES('playing',13,1794800013000,1,'playing-13','{"type":"action","text":"take sand+sand"}');
INSERT INTO "log" VALUES('playing',14,1794800014000,0,'playing-14','{"type":"action","text":"choose sand+sand"}');
INSERT INTO "log" VALUES('playing',15,1794800015000,0,'playing-15','{"type":"action","text":"place 4 1 3"}');
INSERT INTO "log" VALUES('playing',16,1794800016000,0,'playing-16','{"type":"action","text":"join a2-a7"}');
INSERT INTO "log" VALUES('playing',17,1794800017000,0,'playing-17','{"type":"action","text":"done"}');
INSERT INTO "log" VALUES('playing',18,1794800018000,0,'playing-18','{"type":"action","text":"draw"}');
INSERT INTO "log" VALUES('playing',19,1794800019000,1,'playing-19','{"type":"action","text":"choose sand+sand"}');
INSERT INTO "log" VALUES('playing',20,1794800020000,1,'playing-20','{"type":"action","text":"place 2 2 1"}');
INSERT INTO "log" VALUES('playing',21,1794800021000,1,'playing-21','{"type":"action","text":"join d1-d3"}');
INSERT INTO "log" VALUES('playing',22,1794800022000,1,'playing-22','{"type":"action","text":"join a2-c2"}');
INSERT INTO "log" VALUES('playing',23,1794800023000,1,'playing-23','{"type":"action","text":"done"}');
INSERT INTO "log" VALUES('playing',24,1794800024000,1,'playing-24','{"type":"action","text":"draw"}');
INSERT INTO "log" VALUES('playing',25,1794800025000,0,'playing-25','{"type":"action","text":"choose green+green"}');
INSERT INTO "log" VALUES('playing',26,1794800026000,1,'playing-26','{"type":"ask"}');
CREATE TABLE seats (
	table_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest_id VARCHAR(64), 
	name TEXT NOT NULL, 
	taken BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('giving',0,'4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka',1);
INSERT INTO "seats" VALUES('giving',1,'e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi',1);
INSERT INTO "seats" VALUES('giving',2,'7e33c6abb3cf13de49514445c543d907289b536065526689cc9e6834e43475f4','',1);
INSERT INTO "seats" VALUES('choosing',0,'4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka',1);
INSERT INTO "seats" VALUES('choosing',1,'e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi',1);
INSERT INTO "seats" VALUES('over-with-undos',0,'4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka',1);
INSERT INTO "seats" VALUES('over-with-undos',1,NULL,'Ada',1);
INSERT INTO "seats" VALUES('playing',0,'4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka',1);
INSERT INTO "seats" VALUES('playing',1,'e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi',1);
INSERT INTO "seats" VALUES('waiting',0,'4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka',1);
INSERT INTO "seats" VALUES('waiting',1,NULL,'Ada',1);
INSERT INTO "seats" VALUES('waiting',2,NULL,'',0);
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	imported BOOLEAN NOT NULL, 
	created VARCHAR(32) NOT NULL, settings TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('giving','ginkgopolis',1,'{"characters":"sets","hal":"none"}',X'2ACB87C6CE1617EC24EAED6E507BDD55D447344661F4CBBEE146F830D2B755CF',0,'2026-11-16T06:06:00.000+00:00','{"seats":[{"kind":"person"},{"kind":"person"},{"kind":"person"}]}');
INSERT INTO "tables" VALUES('choosing','ginkgopolis',1,'{"characters":"sets","hal":"none"}',X'BE09071BBF34F724282E655DEF1575AFEFFA4A2B1650B18AA3FFC67549590D56',0,'2026-11-16T06:08:00.000+00:00','{"seats":[{"kind":"person"},{"kind":"person"}]}');
INSERT INTO "tables" VALUES('over-with-undos','five-towers',1,'{}',X'C6B128C1DAF0C02A4C58CAD4B7267993AA84E6DAED7D2A8126943EC4E8BDBEE6',0,'2026-11-16T06:15:00.000+00:00','{"seats":[{"kind":"person"},{"kind":"bot","level":"easy"}]}');
INSERT INTO "tables" VALUES('playing','cloud-city',1,'{"city":"3x4","requests":0}',X'0DB79E63C5179B1263619F693CA7125017237CEC447946BDB40A8D3175C1773D',0,'2026-11-16T06:07:00.000+00:00','{"seats":[{"kind":"person"},{"kind":"person"}]}');
INSERT INTO "tables" VALUES('waiting','five-towers',1,'{}',X'80CFA3E7F28DDE4DF64436B652230AFF28D7779116D1369C21EF2BBF37261D71',0,'2026-11-16T06:07:00.000+00:00','{"seats":[{"kind":"person"},{"kind":"bot","level":"easy"},{"kind":"person"}]}');
CREATE TABLE unsigned_guests (
	id VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "unsigned_guests" VALUES('4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368');
INSERT INTO "unsigned_guests" VALUES('7e33c6abb3cf13de49514445c543d907289b536065526689cc9e6834e43475f4');
INSERT INTO "unsigned_guests" VALUES('e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e');
CREATE INDEX ix_seats_guest_id ON seats (guest_id);
COMMIT;
